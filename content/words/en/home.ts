import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { rupees } from '../../format/rupees.ts'
import { chatAndEmail, supportCards, voiceAgents } from './home/channels.ts'
import { comparison } from './home/comparison.ts'
import { integrations } from './home/integrations.ts'

const [base, pro] = plans
const figuresLink = 'What these figures count'

export const home = {
  head: {
    title: 'AI voice, chat and email agents for Indian businesses',
    description: `${brand.name} picks up every call, chat and email in ${claims.languagesSpoken} Indian languages, books, follows up and hands over. From ${rupees(base.monthly)} a month. Get a free test call.`,
    keywords: [
      'AI voice agent India',
      'AI customer support',
      'Hindi voice bot',
      'multilingual call answering',
      'AI chat support',
      'AI email support',
    ],
  },
  hero: {
    eyebrow: 'AI agents for voice, chat and email',
    headline: ['Pick up every call.', 'In every customer’s language.'],
    subheadline: `${brand.name} answers, books, follows up and hands over, day and night, in ${claims.languagesSpoken} Indian languages.`,
    primary: 'Get a free test call',
    secondary: 'Connect with us',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'of queries resolved instantly' },
      { figure: claims.simultaneousCalls, label: 'calls at the same time' },
      { figure: claims.supportCostLowerBy, label: 'lower support cost' },
    ],
    figuresLink,
    stage: {
      label: ['Tap a language,', 'hear the call'],
      languages: 'Languages',
      example: 'Example call',
      speakers: { caller: 'Caller', customer: 'Customer', agent: brand.name },
      pause: 'Pause the call',
      play: 'Play the call',
      again: 'Play the call again',
      hear: 'Hear it',
      mute: 'Mute',
      deviceVoice: 'device voice',
      recording: 'recording',
      captionsOnly: 'Captions only',
    },
    greetingsLabel: 'Greetings in ten Indian languages',
  },
  /** What the figures of the first screen count. */
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'of routine queries, by voice, chat and email, answered at once. What is not routine goes to your people.',
      },
      {
        figure: claims.simultaneousCalls,
        text: `calls ${brand.name} can take at once, for all its customers. Your plan says how many are yours: up to ${base.concurrentCalls}\u00a0in\u00a0${base.name}, up to ${pro.concurrentCalls}\u00a0in\u00a0${pro.name}.`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `of what support costs without ${brand.name}: the middle of the ${claims.costCutRange} in our FAQ.`,
      },
    ],
  },
  stats: {
    heading: 'Solution For Business',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'Full self-service rate',
        description:
          'This share of callers gets an answer or a booking without waiting for a person.',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'Multilingual',
        description: 'Callers speak the language they think in, and switch half-way if they like.',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'Average handling time reduction',
        description:
          'Against a call with a transfer and hold music: answers come from your systems at once.',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'Cost of service reduction',
        description:
          'Against seats that are paid for while they sit idle: you pay for minutes that are spoken.',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  /** Notes on what the agent does, in the margin of an example call. */
  annotatedCall: {
    heading: 'One call, read closely',
    notes: [
      'Three things at once: the day, the test and a question. All three are kept.',
      'The fasting rule is the lab’s own. The time is a free one in its calendar.',
      'Booked as it is said: in the calendar, and in the record with a summary.',
    ],
  },
  successStory: {
    heading: 'Client success story',
    label: 'Illustrative story',
    quote:
      'Evenings used to be our worst hours: two people at the desk, nine phones ringing. Now every call is picked up, in Marathi or Hindi, and my front desk looks at the patient who is standing there.',
    role: 'Operations head',
    business: 'a group of four outpatient clinics in western Maharashtra',
    note: 'Written to show how the product is used. No client is named and no person is quoted.',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'Hear it on your own phone',
    lead: `Leave your number and ${brand.name} calls you. Ask it anything you would ask a new receptionist, in Hindi, English or both.`,
    proof: { figure: claims.triedDemoThisMonth, text: 'people tried the demo this month.' },
    notes: [
      'A free call of up to three minutes.',
      `Calls go out between ${callingHours.from} in the morning and ${callingHours.to - 12} at night; later requests are called the next morning.`,
      'Say “stop” and the number is never called again.',
    ],
  },
  contact: {
    heading: 'Connect With Us',
    lead: `Tell us what your customers call about. We reply within ${claims.replyWithinHours} hours, with a plan and a price.`,
    points: [
      `From ${rupees(base.monthly)} a month, against about ${rupees(traditionalRupeesPerAgent)} for one agent.`,
      `${claims.tierOneResolved} of Tier-1 issues resolved, the rest handed to your people.`,
      `${claims.alwaysOn} multilingual support in Hindi, Punjabi, Marathi and other Indian languages.`,
    ],
    /** Where the owner shows how the promise was kept. */
    figures: {
      text: `In the last {days} days we answered {share} of enquiries within ${claims.replyWithinHours} hours, half of them within {median}.`,
      minutes: { one: '{count} minute', other: '{count} minutes' },
      hours: { one: '{count} hour', other: '{count} hours' },
    },
  },
} as const
