import { brand } from '../../../facts/brand.ts'
import { exampleFigures } from '../../../industries/example-figures.ts'
import type { IndustryWords } from '../../industry-words.ts'

export default {
  head: {
    title: 'AI voice agent for clinics and hospitals',
    description: `${brand.name} books OPD slots, reminds patients in their language, answers about reports and timings, and hands over to the person you name.`,
  },
  name: 'HealthCare',
  menu: { desktop: 'HealthCare', mobile: 'Healthcare' },
  headline: 'The front desk that never puts a patient on hold',
  lead: 'Appointments, reminders and report queries, in Marathi, Hindi or Tamil, while your staff look after the people in the room.',
  card: {
    title: 'Healthcare',
    para: 'OPD bookings, reminders and report calls for clinics, labs and hospitals.',
  },
  tasks: {
    heading: 'What it does at a clinic',
    points: [
      {
        title: 'Books the OPD',
        text: 'Doctor, day and token in one short call. It knows who sits on Tuesdays and which doctor speaks Kannada.',
      },
      {
        title: 'Cuts no-shows',
        text: 'It calls the evening before, notes a cancellation, and offers the slot to the next patient on the list.',
      },
      {
        title: 'Answers the lab’s phone',
        text: 'Is the report ready, was it mailed, must I fast? Status only: results are read out by a doctor, never by software.',
      },
    ],
  },
  worries: {
    heading: 'What your doctors will ask',
    points: [
      {
        title: '“Will it give medical advice?”',
        text: 'No. It books, reminds and informs. Symptoms and dosage questions go to the nurse you name.',
      },
      {
        title: '“What about an emergency?”',
        text: 'You name the words, such as chest pain or bleeding, and the line that such a call goes to. It is no substitute for an emergency number.',
      },
      {
        title: '“Is patient data safe?”',
        text: 'It stores what the booking needs and no more, says so on the call, and deletes on request.',
      },
    ],
  },
  sum: {
    heading: 'A small clinic, in rupees',
    story:
      'Thirty calls a day, a minute each, twenty-six days a month: 780\u00a0minutes. Pro includes appointment scheduling.',
    after: `If it saves one no-show a day at a ${exampleFigures.consultation} consultation, that is ${exampleFigures.noShowsBack} a month back on the schedule.`,
  },
  suggestions: [
    `How does ${brand.name} help a clinic?`,
    'Can it book appointments?',
    'What does it cost?',
  ],
} as const satisfies IndustryWords
