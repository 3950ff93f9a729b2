import { reminderCall } from '../../exhibits/calling-hours.ts'
import { itineraryCall } from '../../exhibits/itinerary.ts'
import type { BoardTexts } from '../../exhibits/token-board.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits = {
  label: 'Example',
  choose: 'What is shown',
  tokenBoard: {
    languageName: 'English',
    title: 'OPD tokens',
    inside: 'Now inside',
    come: 'Please come to room {room}.',
    columns: {
      token: 'Token',
      department: 'Department',
      room: 'Room',
      time: 'Time',
      status: 'Status',
    },
    departments: { eye: 'Eye', children: 'Children', bones: 'Orthopaedic' },
    states: {
      enter: 'Go in',
      next: 'Next',
      late: '10 min late',
      wait: 'Please wait',
      phone: 'By phone',
    },
    call: {
      caller: 'I need my eyes checked this evening.',
      agent: 'Come at half past six. Your token number is A\u00a019.',
    },
  } satisfies BoardTexts & { languageName: string },
  orderLedger: {
    title: 'Cash on delivery, this morning',
    turns: ['Before the calls', 'After the calls'],
    columns: { order: 'Order', parcel: 'Parcel', cash: 'Cash', result: 'Said on the call' },
    parcels: {
      saree: 'Bandhani saree, Rajkot',
      kurta: 'Kurta, Vijayawada',
      cooker: 'Pressure cooker, Nashik',
      sandals: 'Sandals, Kochi',
      lamp: 'Desk lamp, Ludhiana',
      toys: 'Wooden toys, Cuttack',
    },
    results: {
      waiting: 'Not called yet',
      changed: 'Yes, in red',
      confirmed: 'Yes, send it',
      moved: 'Yes, after 6\u00a0pm',
      cancelled: 'Cancelled',
      noAnswer: 'No answer: you decide',
    },
    sums: {
      out: 'Parcels that go out',
      cash: 'Cash to collect',
      back: 'Return trips avoided',
    },
  },
  itinerary: {
    title: 'Darjeeling, three days',
    turns: ['As booked', 'After the call'],
    day: 'Day {number}',
    stops: {
      flight: 'Flight to Bagdogra',
      car: 'Car to Darjeeling',
      hotel: 'Hotel, check-in',
      sunrise: 'Sunrise, Tiger Hill',
      toyTrain: 'Toy train to Ghum',
      teaGarden: 'Tea garden',
      checkOut: 'Check-out',
      carBack: 'Car to the airport',
      flightHome: 'Flight home',
    },
    told: { car: 'Driver told', hotel: 'Hotel told' },
    /** The three lines of the call, in Bengali. */
    call: itineraryCall.lines.map(({ english }) => english),
  },
  callingHours: {
    title: 'When reminders go out',
    window: 'Calls from {from} to {to}',
    yours: 'An example: you set the window.',
    columns: { reminder: 'Reminder', wanted: 'Comes up', goesOut: 'Goes out' },
    reminders: {
      emi: 'EMI due on the 5th',
      mandate: 'Mandate returned',
      paper: 'Document missing',
      optedOut: 'Borrower has opted out',
    },
    tomorrow: '{time} tomorrow',
    never: 'not called',
    /** The three lines of the call, in Telugu. */
    call: reminderCall.lines.map(({ english }) => english),
  },
} as const
