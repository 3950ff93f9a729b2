/**
 * Every picture the site can show, by public id. A raster is served as `/media/<id>-<width>.<format>`,
 * a vector as `/media/<id>.svg`. An empty `alt` says that the words beside it already tell all.
 */
export type PictureRecord = {
  width: number
  height: number
  /** Widths on disk, in rising order; a vector has none. */
  widths?: readonly number[]
  formats: readonly ('avif' | 'webp' | 'png' | 'svg')[]
  alt: string
}

const cover = {
  width: 1200,
  height: 675,
  widths: [400, 800, 1200],
  formats: ['avif', 'webp'],
} as const
const integration = { width: 160, height: 160, formats: ['svg'], alt: '' } as const
const feature = { width: 480, height: 320, formats: ['svg'] } as const
const scene = { width: 400, height: 300, formats: ['svg'] } as const
const mark = { width: 64, height: 64, formats: ['svg'], alt: 'Adya' } as const
const wordmark = { width: 212, height: 64, formats: ['svg'], alt: 'Adya' } as const

export const pictures = {
  'pictures/logo': mark,
  'pictures/logo-mono': mark,
  'pictures/logo-reversed': mark,
  'pictures/logo-wordmark': wordmark,
  'pictures/logo-wordmark-reversed': wordmark,
  'pictures/social': {
    width: 1024,
    height: 1024,
    widths: [512, 1024],
    formats: ['png'],
    alt: 'Adya',
  },

  'pictures/articles/top-use-case': {
    ...cover,
    alt: 'Five voice bars of different height, each with a sign: headset, cross, shopping bag, cog and service bell.',
  },
  'pictures/articles/adya-vs-bland': {
    ...cover,
    alt: 'A balance: a lively waveform on the left outweighs a flat one on the right.',
  },
  'pictures/articles/cold-calling-vs-ai-voice-campaigns': {
    ...cover,
    alt: 'A telephone keypad with one key pressed; from it thirteen lines fan out to as many people.',
  },
  'pictures/articles/ai-voice-assistants-vs-human-agents': {
    ...cover,
    alt: 'A saffron ribbon and a cord of five green strands tied in a reef knot.',
  },
  'pictures/articles/how-ai-voice-agents-transform-service-delivery': {
    ...cover,
    alt: 'A tangle of lines enters a ring with a voice wave in it and leaves as five straight lines, each with a tick.',
  },
  'pictures/articles/the-role-of-automated-ai-voice-solutions': {
    ...cover,
    alt: 'A clock made of voice bars, half by day and half by night, with the words 24/7.',
  },
  'pictures/articles/enhancing-customer-experiences-with-conversational-ai': {
    ...cover,
    alt: 'A speech bubble says hello in Tamil; a second one answers with a voice wave.',
  },
  'pictures/articles/reduce-call-center-costs-and-improve-service-efficiency-with-ai-voice-agents':
    {
      ...cover,
      alt: 'A rupee coin rolls down a stair of falling bars beside the figure 50% and an arrow down.',
    },
  'pictures/articles/unlocking-the-power-of-ai-powered-customer-service': {
    ...cover,
    alt: 'A key whose teeth are the bars of a voice wave.',
  },
  'pictures/articles/ai-customer-support': {
    ...cover,
    alt: 'The Devanagari letter अ wearing a headset.',
  },
  'pictures/articles/revolutionizing-healthcare-and-ecommerce-interactions': {
    ...cover,
    alt: 'One line that starts as a heartbeat and ends as a shopping bag with a heart on it.',
  },

  'pictures/integrations/crm': integration,
  'pictures/integrations/help-desk': integration,
  'pictures/integrations/knowledge-base': integration,
  'pictures/integrations/e-commerce': integration,
  'pictures/integrations/messaging': integration,
  'pictures/integrations/custom-api': integration,

  'pictures/features/inbound-calls': {
    ...feature,
    alt: 'Three callers, all connected to one agent.',
  },
  'pictures/features/outbound-calls': {
    ...feature,
    alt: 'One agent calling five people on a list; four calls are done.',
  },
  'pictures/features/appointments': {
    ...feature,
    alt: 'A calendar page with one slot just booked.',
  },
  'pictures/features/crm-sync': {
    ...feature,
    alt: 'A call on the left and a customer record on the right, with arrows both ways.',
  },
  'pictures/features/call-analytics': {
    ...feature,
    alt: 'Three charts: calls by day, share resolved, and a rising trend.',
  },
  'pictures/features/chat-automation': {
    ...feature,
    alt: 'A chat: a question, an answer with a tick, and the next message being typed.',
  },
  'pictures/features/multilingual-chat': {
    ...feature,
    alt: 'Speech bubbles with the letter A in Devanagari, Tamil, Telugu, Bengali and Latin script.',
  },
  'pictures/features/email-classification': {
    ...feature,
    alt: 'A pile of letters sorted into three labelled trays.',
  },
  'pictures/features/suggested-replies': {
    ...feature,
    alt: 'A letter and a ready draft of the reply with a send button.',
  },
  'pictures/features/priority-routing': {
    ...feature,
    alt: 'Three messages; the unhappy one is moved from the last place to the first.',
  },

  'pictures/industries/healthcare': {
    ...scene,
    alt: 'A medical cross made of voice bars between two heartbeats.',
  },
  'pictures/industries/online-store': {
    ...scene,
    alt: 'A parcel whose bar code is a voice wave.',
  },
  'pictures/industries/travel-booking': {
    ...scene,
    alt: 'A flight path over hills to a map pin.',
  },
  'pictures/industries/financial-service': {
    ...scene,
    alt: 'A rupee coin in a ring of voice bars.',
  },

  'pictures/services/customer-support': { ...scene, alt: 'A headset around a voice wave.' },
  'pictures/services/appointment-management': {
    ...scene,
    alt: 'A month’s calendar page with one day ticked.',
  },
  'pictures/services/delivery-updates': {
    ...scene,
    alt: 'A street map with a parcel’s way to a pin and a call on the way.',
  },
  'pictures/services/hotels-and-restaurants': {
    ...scene,
    alt: 'A covered dish and the key of a room.',
  },
} as const satisfies Record<string, PictureRecord>

export type PictureId = keyof typeof pictures
