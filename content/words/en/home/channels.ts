import { claims } from '../../../facts/claims.ts'

/** What the agent does by voice, in chats and in mails. */
export const voiceAgents = {
  heading: 'Transform Customer Support with AI Voice Agents',
  lead: `One agent takes the calls your team cannot get to. It automates ${claims.queriesResolvedInstantly} of customer calls, understands what the caller wants with ${claims.intentAccuracy} intent accuracy, and passes the rest on with the story so far.`,
  action: 'Connect with us',
  more: [
    {
      title: 'Makes outbound calls',
      text: 'Reminders, confirmations and follow-ups go out on time, and the answers come back as data.',
    },
    {
      title: 'Shows call analytics',
      text: 'Why people call, when they call, what was solved, and which calls a person should hear.',
    },
  ],
  console: {
    label: 'Example',
    place: 'Clinic, front desk',
    steps: {
      call: {
        title: 'Answers the call',
        text: 'First ring, any hour. It greets, asks, looks up and replies in the caller’s language.',
        panel: 'Live transcript',
      },
      intent: {
        title: 'Understands what is wanted',
        text: 'The request gets a name and a confidence score, and every detail comes from words that were said.',
        panel: 'What the caller wants',
        wish: 'Book an appointment',
        confidence: claims.intentAccuracy,
        slots: [
          ['What', 'Doctor’s appointment'],
          ['Day', 'Thursday'],
          ['Time', '6:30 pm'],
        ],
      },
      booking: {
        title: 'Books while they talk',
        text: 'It sees free slots, offers two, books one and sends the change to your calendar.',
        panel: 'Calendar',
        days: ['Wed', 'Thu', 'Fri'],
        times: ['5:30', '6:30', '7:30'],
        free: 'free',
        busy: 'not free',
        taken: 'Booked',
      },
      record: {
        title: 'Writes it into your CRM',
        text: 'Every call is logged against the right customer, with a summary your team can act on.',
        panel: 'CRM record',
        lines: [
          ['Visit', 'Thursday, 6:30 pm'],
          ['Language', 'Hindi'],
          ['Summary', 'Chose 6:30 over 5:30. No open questions.'],
        ],
      },
      handover: {
        title: 'Hands over with the story',
        text: 'When a person must answer, they get the record, the words and the reason, not a cold start.',
        panel: 'Handover note',
        note: 'To the front desk, if the caller asks for a person: booked for Thursday, 6:30 pm; 5:30 was free too. Please speak Hindi.',
      },
    },
  },
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
    figureText: 'faster ticket resolution than before',
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
      example: 'Example chat',
      messages: [
        ['caller', 'Can I move my slot to Friday?'],
        ['agent', 'Friday 4:30 pm is free. Shall I move it?'],
        ['caller', 'Yes please'],
        ['agent', 'Done. The receipt is in your inbox.'],
      ],
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
      example: 'Example inbox, in the order of answering',
      messages: [
        ['Upset', 'Charged twice for one booking'],
        ['Booking', 'Table for six on Saturday?'],
        ['Billing', 'Please send the GST invoice'],
        ['Press', 'Interview request for October'],
      ],
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
