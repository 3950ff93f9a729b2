import { brand } from '../../../facts/brand.ts'
import { exampleFigures } from '../../../industries/example-figures.ts'
import type { IndustryWords } from '../../industry-words.ts'

export default {
  head: {
    title: 'AI voice agent for hotels, tours and travel desks',
    description:
      'Enquiries, bookings, itinerary changes and check-in calls for hotels, tour operators and travel desks, in the traveller’s language, at any hour.',
  },
  name: 'Travel and Booking',
  menu: { desktop: 'Travel,Tour and Booking', mobile: 'Travel and Booking' },
  headline: 'Plans change at 2\u00a0am. Your desk is awake',
  lead: 'Rooms, tours, transfers and changes, taken in Bengali, Hindi or English by an agent that sees your availability.',
  card: {
    title: 'Travel, Tour and Booking',
    para: 'Rooms, itineraries and changes for hotels, tour operators and travel desks.',
  },
  tasks: {
    heading: 'What it does at a travel desk',
    points: [
      {
        title: 'Turns enquiries into holds',
        text: 'Dates, rooms, child’s age, meal plan. It quotes your tariff and holds the room while the guest decides.',
      },
      {
        title: 'Moves the whole itinerary',
        text: 'The flight is late: it moves the pick-up, tells the hotel, and calls the traveller with the new plan.',
      },
      {
        title: 'Calls before arrival',
        text: 'Arrival time, ID for check-in, airport car, anniversary cake. Answers are in your PMS by noon.',
      },
    ],
  },
  worries: {
    heading: 'What your reservations head will ask',
    points: [
      {
        title: '“Can it overbook us?”',
        text: 'It sells only what your channel manager or PMS shows free, and writes the hold before it says yes.',
      },
      {
        title: '“Guests want a person”',
        text: 'They get one, by asking. Groups, weddings and complaints go straight to your team, with notes.',
      },
      {
        title: '“Cancellation rules are a mess”',
        text: 'You give it the rules once. It tells guests the charge before it cancels, and records their consent.',
      },
    ],
  },
  sum: {
    heading: 'A 30-room hotel, in rupees',
    story: 'Twelve calls a day of two minutes, all month: about 720\u00a0minutes on\u00a0Pro.',
    after: `Two direct bookings a month of ${exampleFigures.bookingWorth} that would have rung out at night cover it.`,
  },
  suggestions: [
    `How does ${brand.name} help a hotel?`,
    'Can it take table bookings?',
    'Which languages does it speak?',
  ],
} as const satisfies IndustryWords
