type Captions = {
  /** BCP 47 */
  lang: string
  label: string
  /** File name beside the film. */
  file: string
}

type Film = {
  width: number
  height: number
  seconds: number
  /** What the film shows, for those who do not see it. */
  description: string
  captions?: readonly Captions[]
  sound: boolean
  /** Drawn on a light ground, which the dark theme turns dark. */
  onLight?: true
  /** Where the control covers nothing, if not on the right. */
  clearCorner?: 'left'
}

/**
 * Every film by its public id. Beside each other lie `<id>.webm`, `<id>.mp4` and the posters
 * `<id>.avif` and `<id>.webp`, all of the stated size.
 */
export const films = {
  'films/hero': {
    width: 1280,
    height: 720,
    seconds: 12,
    description:
      'Fine green ribbons of voice flow over a dark ground. A saffron pulse runs along one of them, and greetings in ten Indian languages answer it.',
    sound: false,
  },
  'films/hero-phone': {
    width: 720,
    height: 900,
    seconds: 12,
    description:
      'Fine green ribbons of voice flow over a dark ground. A saffron pulse runs along one of them, and greetings in ten Indian languages answer it.',
    sound: false,
  },
  'films/about': {
    width: 1280,
    height: 720,
    seconds: 14,
    description:
      'A wave travels along a green line on paper and lifts, one after another, the first letter of ten scripts, from Devanagari to Latin.',
    sound: false,
  },
  'films/service-support': {
    width: 1280,
    height: 720,
    seconds: 14,
    description:
      'A support call in Hindi with a live transcript. A customer says the order has not come. Adya says it will come at six. The customer asks for a time after seven, and Adya sets it for half past seven. The sample is spoken in English.',
    captions: [
      { lang: 'en', label: 'English and Hindi', file: 'service-support.en.vtt' },
      { lang: 'hi', label: 'हिन्दी', file: 'service-support.hi.vtt' },
    ],
    sound: true,
  },
  'films/service-appointments': {
    width: 1280,
    height: 720,
    seconds: 12,
    description:
      'A clinic’s week fills slot by slot while a caller asks in Gujarati for Thursday evening. Six o’clock is offered, the caller agrees, and the slot turns saffron with a tick.',
    sound: false,
    onLight: true,
  },
  'films/service-delivery': {
    width: 1280,
    height: 720,
    seconds: 13,
    description:
      'A parcel crosses a town map from the warehouse to a door. Three calls in Punjabi go out on the way: it has set off, it will be there in half an hour, it has arrived.',
    sound: false,
    onLight: true,
  },
  'films/service-hospitality': {
    width: 1280,
    height: 720,
    seconds: 13,
    description:
      'Night at a restaurant and a hotel. A caller asks in Kannada for a table for four at eight, another in Malayalam for a room for two nights. One table and one window light up, booked.',
    sound: false,
  },
  'films/industry-healthcare': {
    width: 1280,
    height: 720,
    seconds: 12,
    description:
      'Large Marathi words on green remind a patient: your check-up is tomorrow at 10 am. The patient answers: yes, I will surely come.',
    sound: false,
  },
  'films/industry-online-store': {
    width: 1280,
    height: 720,
    seconds: 11,
    description:
      'A customer asks in Tamil where the order is. A receipt feeds out step by step: packed, shipped, out today. The answer: it comes this evening.',
    sound: false,
    clearCorner: 'left',
  },
  'films/industry-travel-booking': {
    width: 1280,
    height: 720,
    seconds: 12,
    description:
      'An itinerary scrolls past along a dotted route. A call in Bengali says the flight is delayed to 2:15 pm, and that the hotel has been told. Both times change on the way.',
    sound: false,
    onLight: true,
  },
  'films/industry-financial-service': {
    width: 1280,
    height: 720,
    seconds: 12,
    description:
      'A loan as twelve falling bars. A call in Telugu says that an EMI of ₹4,200 is due on the 5th. The customer will pay tomorrow, gets the link, and the month turns green with a tick.',
    sound: false,
    onLight: true,
  },
} as const satisfies Record<string, Film>

export type FilmId = keyof typeof films
