import { claims } from './claims.ts'
import type { FilmId } from './media/films.ts'

export type ServiceSection = {
  id: string
  title: string
  text: string
  points: readonly string[]
  film: FilmId
}

export const services = {
  headline: 'Four jobs. One voice that does them.',
  lead: 'Each film shows a call from the first ring to the finished task. The first one has sound: press play and listen.',
  action: { label: 'Get a free test call', to: '/home#demo' },
  sections: [
    {
      id: 'customer-support',
      title: 'Customer support',
      text: `A customer calls because her order has not come. Adya finds it, says when it will arrive, and moves it to half past seven when she asks. ${claims.tierOneResolved} of Tier-1 issues end like this, on the first call.`,
      points: [
        'Knows the caller by number and greets by name',
        'Reads order, ticket and payment status from your systems',
        'Writes a summary and the next step into the CRM',
      ],
      film: 'films/service-support',
    },
    {
      id: 'appointment-management',
      title: 'Appointment management',
      text: 'Bookings, changes and cancellations, while the front desk looks after the people in front of it. The calendar is filled as the caller speaks.',
      points: [
        'Offers the two nearest free slots, not a list of twenty',
        'Confirms the day before, and fills the gap when someone cancels',
        'Keeps doctors, rooms and equipment from being booked twice',
      ],
      film: 'films/service-appointments',
    },
    {
      id: 'delivery-updates',
      title: 'Delivery updates',
      text: '“Where is my order?” is most of a shop’s phone traffic. Adya answers it, and calls first when a parcel is late or nobody was at home.',
      points: [
        'Confirms cash-on-delivery orders before they leave the warehouse',
        'Agrees a new slot after a failed attempt',
        'Takes the address correction and passes it to the courier',
      ],
      film: 'films/service-delivery',
    },
    {
      id: 'hotels-and-restaurants',
      title: 'Hotels and restaurants',
      text: 'A table for six at eight, a room with two beds on Friday, a late check-out. Taken at midnight as well as at noon, in the guest’s language.',
      points: [
        'Checks availability and holds the room or table',
        'Mentions the rooftop, the set menu, the airport pick-up',
        'Reminds guests and frees no-show tables early',
      ],
      film: 'films/service-hospitality',
    },
  ],
} as const satisfies {
  headline: string
  lead: string
  action: { label: string; to: string }
  sections: readonly ServiceSection[]
}
