import { brand } from './brand.ts'
import type { PageInfo } from './page-info.ts'

export const privacyPage = {
  path: '/privacy',
  title: 'Privacy policy',
  description:
    'What this site stores, why, for how long, and how to have it deleted: enquiries, chats and demo call numbers, in plain words.',
  updated: '2025-01-10',
} as const satisfies PageInfo

export type PrivacySection = {
  id: string
  heading: string
  paragraphs: readonly string[]
  list?: readonly { term: string; text: string }[]
}

export const privacy = {
  heading: 'Privacy Policy',
  updated: '2025-01-10',
  lead: `This policy says what ${brand.name} collects through this website, why, for how long, and how you take it back. The short version: we keep what you send us, to answer you, and nothing follows you around.`,
  sections: [
    {
      id: 'what-this-site-stores',
      heading: 'What this site really stores',
      paragraphs: [
        'Three things, each only when you start it. There are no trackers, no advertising and no analytics on these pages by default.',
      ],
      list: [
        {
          term: 'Your enquiry',
          text: 'Name, company, email, phone and message, as you typed them, with the time and the connection’s address, so that we can reply and stop abuse.',
        },
        {
          term: 'Your chat',
          text: 'The messages, files and voice notes you send, under a random number that your browser keeps as chat_id. It expires after 30 days and you can delete it in the chat window.',
        },
        {
          term: 'Your demo call',
          text: 'The phone number, the time and how the call ended. The name you type beside it is not sent to us.',
        },
      ],
    },
    {
      id: 'data-collected',
      heading: 'Data we collect',
      paragraphs: [
        'Personal data: your email address, your name and your phone number, when you give them to us in a form, a chat or a call.',
        'Usage data: the address your connection comes from, the kind of browser, the page asked for and the time. It is kept in the server’s log without your form entries, to run and protect the service.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      paragraphs: [
        'A website like ours may use three kinds of cookies. This site sets none of them today; instead your browser keeps the chat number, unsent drafts and the language you tapped on the home page in its own storage, where you can clear them.',
      ],
      list: [
        {
          term: 'Essential (session)',
          text: 'Needed to provide the service and to prevent fraud; gone when the browser closes.',
        },
        {
          term: 'Cookie acceptance (persistent)',
          text: 'Remembers whether you have accepted cookies.',
        },
        {
          term: 'Functionality (persistent)',
          text: 'Remembers choices you made, such as a language.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'How we use it',
      paragraphs: [
        'To answer enquiries, to place the demo call you asked for, to let you go on with a chat, to keep the service safe, and to meet the law. We do not sell personal data, and we do not use your enquiry to train a model.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      paragraphs: [
        'With the providers who carry out these tasks for us: the mail service, the telephone carrier, the hosting company, each bound to use the data for that task alone. With authorities when the law demands it. With a successor if the business is sold, under this same policy.',
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      paragraphs: [
        'Chats: 30 days. Enquiries and call records: as long as the conversation with you lasts and for as long afterwards as the law asks us to keep business correspondence. Server logs: a few weeks.',
      ],
    },
    {
      id: 'transfer',
      heading: 'Transfer',
      paragraphs: [
        'Your data may be processed outside your state or country, where our providers work. We choose providers that protect it at least as well as this policy does.',
      ],
    },
    {
      id: 'deletion',
      heading: 'Deletion',
      paragraphs: [
        `You may ask to see, correct or delete what we hold, and withdraw consent at any time, by writing to ${brand.supportEmail}. A chat you can delete yourself, at once, in the chat window.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'The service is for businesses. We do not knowingly collect data from anyone under 13. If a child has sent us data, write to us and we delete it.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      paragraphs: [
        'Pages here may link to sites that we do not run. Their own policies apply there; please read them.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      paragraphs: [
        `When this policy changes, the date at its top changes too. Questions reach us at ${brand.supportEmail}.`,
      ],
    },
  ],
} as const satisfies {
  heading: string
  updated: string
  lead: string
  sections: readonly PrivacySection[]
}
