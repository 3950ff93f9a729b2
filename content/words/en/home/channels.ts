import { claims } from '../../../facts/claims.ts'

/** What the agent does by voice, in chats and in mails. */
export const voiceAgents = {
  heading: 'Transform Customer Support with AI Voice Agents',
  lead: `One agent takes the calls your team cannot get to. It automates ${claims.queriesResolvedInstantly} of customer calls, understands what the caller wants with ${claims.intentAccuracy} intent accuracy, and passes the rest on with the story so far.`,
  action: 'Connect with us',
  features: [
    {
      title: 'Answers inbound calls',
      text: 'First ring, any hour. It greets, asks, looks up and replies in the caller’s language.',
      alt: 'Three callers, all connected to one agent.',
    },
    {
      title: 'Makes outbound calls',
      text: 'Reminders, confirmations and follow-ups go out on time, and the answers come back as data.',
      alt: 'One agent calling five people on a list; four calls are done.',
    },
    {
      title: 'Schedules appointments',
      text: 'It sees free slots, offers two, books one and sends the change to your calendar.',
      alt: 'A calendar page with one slot just booked.',
    },
    {
      title: 'Works with your CRM',
      text: 'Every call is logged against the right customer, with a summary your team can act on.',
      alt: 'A call on the left and a customer record on the right, with arrows both ways.',
    },
    {
      title: 'Shows call analytics',
      text: 'Why people call, when they call, what was solved, and which calls a person should hear.',
      alt: 'Three charts: calls by day, share resolved, and a rising trend.',
    },
  ],
} as const

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
} as const
