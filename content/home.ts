import { brand } from './brand.ts'
import { claims } from './claims.ts'
import type { FilmRecord } from './media/film.ts'
import type { PictureId } from './media/pictures.ts'
import { homePath, type PageInfo } from './page-info.ts'
import { plans, traditionalRupeesPerAgent } from './plans.ts'
import { rupees } from './rupees.ts'

export const homePage = {
  path: homePath,
  title: 'AI voice, chat and email agents for Indian businesses',
  description: `Adya picks up every call, chat and email in ${claims.languagesSpoken} Indian languages, books, follows up and hands over. From ${rupees(plans[0].monthly)} a month. Get a free test call.`,
  keywords: [
    'AI voice agent India',
    'AI customer support',
    'Hindi voice bot',
    'multilingual call answering',
    'AI chat support',
    'AI email support',
  ],
  canonicalPath: '/',
  updated: '2025-09-30',
} as const satisfies PageInfo

export const heroFilm: FilmRecord = {
  id: 'films/hero',
  width: 1280,
  height: 720,
  seconds: 12,
  description: 'Fine green ribbons of voice flow over a dark ground.',
}

export const heroPhoneFilm: FilmRecord = {
  id: 'films/hero-phone',
  width: 720,
  height: 900,
  seconds: 12,
  description: 'Fine green ribbons of voice flow over a dark ground.',
}

export const hero = {
  eyebrow: 'AI agents for voice, chat and email',
  headline: ['Pick up every call.', 'In every customer’s language.'],
  subheadline: `Adya answers, books, follows up and hands over, day and night, in ${claims.languagesSpoken} Indian languages.`,
  primary: { label: 'Get a free test call', to: '#demo' },
  secondary: { label: 'Connect with us', to: '#contact' },
  figures: [
    { figure: claims.queriesResolvedInstantly, label: 'of queries resolved instantly' },
    { figure: claims.simultaneousCalls, label: 'calls at the same time' },
    { figure: claims.supportCostLowerBy, label: 'lower support cost' },
  ],
  figuresLink: 'What these figures count',
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
} as const

/** What the figures of the first screen count. */
export const figureBasis = {
  heading: hero.figuresLink,
  items: [
    {
      figure: claims.queriesResolvedInstantly,
      text: 'of routine queries, by voice, chat and email, answered at once. What is not routine goes to your people.',
    },
    {
      figure: claims.simultaneousCalls,
      text: `calls that ${brand.name} takes at the same time in all. Your plan says how many of them are yours: up to ${plans[0].concurrentCalls} in ${plans[0].name}, up to ${plans[1].concurrentCalls} in ${plans[1].name}.`,
    },
    {
      figure: claims.supportCostLowerBy,
      text: `of what support costs without ${brand.name}: the middle of the ${claims.costCutRange} that our answers to common questions state.`,
    },
  ],
} as const

export const voiceAgents = {
  heading: 'Transform Customer Support with AI Voice Agents',
  lead: `One agent takes the calls your team cannot get to. It automates ${claims.queriesResolvedInstantly} of customer calls, understands what the caller wants with ${claims.intentAccuracy} intent accuracy, and passes the rest on with the story so far.`,
  action: { label: 'Connect with us', to: '#contact' },
  features: [
    {
      title: 'Answers inbound calls',
      text: 'First ring, any hour. It greets, asks, looks up and replies in the caller’s language.',
      picture: 'pictures/features/inbound-calls',
      alt: 'Three callers, all connected to one agent.',
    },
    {
      title: 'Makes outbound calls',
      text: 'Reminders, confirmations and follow-ups go out on time, and the answers come back as data.',
      picture: 'pictures/features/outbound-calls',
      alt: 'One agent calling five people on a list; four calls are done.',
    },
    {
      title: 'Schedules appointments',
      text: 'It sees free slots, offers two, books one and sends the change to your calendar.',
      picture: 'pictures/features/appointments',
      alt: 'A calendar page with one slot just booked.',
    },
    {
      title: 'Works with your CRM',
      text: 'Every call is logged against the right customer, with a summary your team can act on.',
      picture: 'pictures/features/crm-sync',
      alt: 'A call on the left and a customer record on the right, with arrows both ways.',
    },
    {
      title: 'Shows call analytics',
      text: 'Why people call, when they call, what was solved, and which calls a person should hear.',
      picture: 'pictures/features/call-analytics',
      alt: 'Three charts: calls by day, share resolved, and a rising trend.',
    },
  ],
} as const satisfies {
  heading: string
  lead: string
  action: { label: string; to: string }
  features: readonly { title: string; text: string; picture: PictureId; alt: string }[]
}

export const chatAndEmail = {
  heading: 'Seamless AI Chat & Email Support',
  lead: 'The same knowledge answers in writing. A customer who called in the morning can chat in the evening without starting again.',
  chat: {
    title: 'AI chat support',
    features: [
      {
        figure: claims.commonInquiriesByChat,
        text: 'of common inquiries handled, from order status to opening hours.',
      },
      {
        figure: claims.alwaysOn,
        text: 'on your site and in the messaging apps your customers use.',
      },
      { figure: claims.chatFasterBy, text: 'faster response than a shared support queue.' },
      {
        figure: claims.languagesSpoken,
        text: 'Indian languages, in their own scripts or typed in English letters.',
      },
    ],
  },
  email: {
    title: 'AI email support',
    figure: claims.ticketsResolvedFasterBy,
    figureText: 'faster ticket resolution',
    steps: [
      'Read and classified on arrival',
      'A reply suggested from your own answers',
      'Upset customers moved to the front',
    ],
  },
} as const

export const supportCards = {
  heading: 'What it takes off your desk',
  lead: 'Chatbot and email support, task by task.',
  channels: [
    {
      name: 'Chat',
      picture: 'pictures/features/chat-automation',
      alt: 'A chat: a question, an answer with a tick, and the next message being typed.',
      cards: [
        {
          title: 'Answers the same forty questions',
          text: 'Timings, prices, documents, status. Once they are written down, nobody types them again.',
        },
        {
          title: 'Finishes the small jobs',
          text: 'Reschedules a slot, changes an address, sends a receipt, raises a ticket, inside the conversation.',
        },
        {
          title: 'Hands over with the whole story',
          text: 'When a person is needed, they get the transcript, the language and the reason, not a cold start.',
        },
      ],
    },
    {
      name: 'Email',
      picture: 'pictures/features/priority-routing',
      alt: 'Three messages; the unhappy one is moved from the last place to the first.',
      cards: [
        {
          title: 'Sorts the inbox by itself',
          text: 'Each mail is classified as it arrives: billing, complaint, booking, press, spam.',
        },
        {
          title: 'Drafts the reply',
          text: 'Your agent reads, edits and sends. The draft quotes your policy, not a guess.',
        },
        {
          title: 'Hears the tone',
          text: 'Sentiment sets the order of the queue, so an angry mail is answered before a newsletter.',
        },
      ],
    },
  ],
} as const satisfies {
  heading: string
  lead: string
  channels: readonly {
    name: string
    picture: PictureId
    alt: string
    cards: readonly { title: string; text: string }[]
  }[]
}

export const successStory = {
  heading: 'Client success story',
  label: 'Illustrative story',
  quote:
    'Evenings used to be our worst hours: two people at the desk, nine phones ringing. Now every call is picked up, in Marathi or Hindi, and my front desk looks at the patient who is standing there.',
  role: 'Operations head',
  business: 'a group of four outpatient clinics in western Maharashtra',
  note: 'Written to show how the product is used. No client is named and no person is quoted.',
} as const

export const testCall = {
  heading: 'Hear it on your own phone',
  lead: 'Leave your number and Adya calls you. Ask it anything you would ask a new receptionist, in Hindi, English or both.',
  proof: { figure: claims.triedDemoThisMonth, text: 'people tried the demo this month.' },
  notes: [
    'A free call of up to three minutes.',
    'Calls go out between 9 in the morning and 9 at night; later requests are called the next morning.',
    'Say “stop” and the number is never called again.',
  ],
} as const

export const contactSection = {
  heading: 'Connect With Us',
  lead: `Tell us what your customers call about. We reply within ${claims.replyWithinHours} hours, with a plan and a price.`,
  points: [
    `From ${rupees(plans[0].monthly)} a month, against about ${rupees(traditionalRupeesPerAgent)} for one agent.`,
    `${claims.tierOneResolved} of Tier-1 issues resolved, the rest handed to your people.`,
    `${claims.alwaysOn} multilingual support in Hindi, Punjabi, Marathi and other Indian languages.`,
  ],
} as const
