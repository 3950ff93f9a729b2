import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import type { ServiceId } from '../../facts/films.ts'

type Service = { title: string; text: string; points: readonly string[]; film?: string }

export const service = {
  head: {
    title: 'Services: support, appointments, delivery, hospitality',
    description: `See ${brand.name} take a support call, fill a clinic’s calendar, keep a buyer posted about a parcel, and book a table and a room, in the caller’s language.`,
  },
  headline: 'Four jobs. One voice that does them.',
  lead: 'Four example calls, from the first words to the finished task. The first is a film with sound, a ring and soft tones, and captions for every word.',
  action: 'Get a free test call',
  /** What is heard and said in the film, as its captions tell it. */
  filmCall: {
    rings: '[The phone rings and is picked up]',
    caller: 'Caller',
    turns: [
      'Hello. My order hasn’t arrived yet.',
      'I am sorry. It will come at six this evening.',
      'Can it come after seven?',
      'Yes. I have set it for half past seven.',
      'Thank you!',
    ],
  },
  jobs: {
    'customer-support': {
      title: 'Customer support',
      text: `A customer calls because her order hasn’t arrived. ${brand.name} finds it, says when it will arrive, and moves it to half\u00a0past\u00a0seven when she asks. ${claims.tierOneResolved} of Tier-1 issues end like this, on the first call.`,
      points: [
        'Knows the caller by number and greets by name',
        'Reads order, ticket and payment status from your systems',
        'Writes a summary and the next step into the CRM',
      ],
      film: `A support call in Hindi with a live transcript. A customer says the order hasn’t arrived. ${brand.name} says it will come at six. The customer asks for a time after seven, and ${brand.name} sets it for half past seven. The words are written, not spoken: the sound is a ring, a pick-up and soft tones.`,
    },
    'appointment-management': {
      title: 'Appointment management',
      text: 'Bookings, changes and cancellations, while the front desk looks after the people in front of it. The calendar is filled as the caller speaks.',
      points: [
        'Offers the two nearest free slots, not a list of twenty',
        'Confirms the day before, and fills the gap when someone cancels',
        'Keeps doctors, rooms and equipment from being booked twice',
      ],
    },
    'delivery-updates': {
      title: 'Delivery updates',
      text: `“Where is my order?” ${brand.name} answers it, and calls first when a parcel is late or nobody was at home.`,
      points: [
        'Confirms cash-on-delivery orders before they leave the warehouse',
        'Agrees a new slot after a failed attempt',
        'Takes the address correction and passes it to the courier',
      ],
    },
    'hotels-and-restaurants': {
      title: 'Hotels and restaurants',
      text: 'A table for six at eight, a room with two beds on Friday, a late check-out. Taken at midnight as well as at noon, in the guest’s language.',
      points: [
        'Checks availability and holds the room or table',
        'Mentions the rooftop, the set menu, the airport pick-up',
        'Reminds guests and frees no-show tables early',
      ],
    },
  } satisfies Record<ServiceId, Service>,
} as const
