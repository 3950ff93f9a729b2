import { brand } from '../../facts/brand.ts'
import { myDataPath, pages } from '../../facts/pages.ts'
import { longDate } from '../../format/dates.ts'

export const privacy = {
  head: {
    title: 'Privacy policy',
    description:
      'What this site stores, why, for how long, and how to have it deleted: enquiries, chats and demo call numbers, in plain words.',
  },
  heading: 'Privacy Policy',
  updated: 'Last updated {date}',
  updatedOn: longDate(pages.privacy.updated, 'en-US'),
  /** Put where the policy names how long something is kept. */
  days: { one: '{count} day', other: '{count} days' },
  lead: `This policy says what ${brand.name} collects through this website, why, for how long, and how you withdraw it. The short version: we keep what you send us, to answer you, and nothing follows you around.`,
  sections: [
    {
      id: 'what-this-site-stores',
      heading: 'What this site stores',
      paragraphs: [
        'Three things, each only when you start it. There are no trackers, no advertising and no analytics on these pages by default.',
      ],
      list: [
        {
          term: 'Your enquiry',
          text: 'Name, company, email, phone and message, as you typed them, with the time and the connection’s address, so that we can reply and stop abuse. An enquiry sent from a chat also names that chat.',
        },
        {
          term: 'Your chat',
          text: 'The messages, files and voice notes you send, under a random number that your browser keeps as chat_id. It expires {chats} after its last use, and you can delete it in the chat window.',
        },
        {
          term: 'Your demo call',
          text: 'The phone number, the time, the connection’s address, what was said and how the call ended. The name you type beside it is not sent to us. If “keep it” is said on the call, our team may read what was said, and the page that asked for the call shows it once the call is over, until you leave that page; otherwise neither happens.',
        },
      ],
    },
    {
      id: 'data-collected',
      heading: 'Data we collect',
      paragraphs: [
        'Personal data: your email address, your name and your phone number, when you give them to us in a form, a chat or a call. With it we keep the language of the page you were on.',
        'Usage data: the page or call asked for, the time and how it ended, in a log that holds neither your address nor anything you typed. To stop misuse, requests are counted by address and phone number for about a day.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      paragraphs: [
        'A website like ours may use three kinds of cookies. This site sets none of them today; instead your browser keeps the chat number, unsent drafts, the language you tapped on the home page or were offered, and the theme you chose in its own storage, where you can clear them.',
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
        'To answer enquiries, to place the demo call you asked for, to show you your chat again when you come back, to keep the service safe, and to meet the law. We do not sell personal data, and we do not use your enquiry to train a model.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      paragraphs: [
        'With the providers who carry out these tasks for us: the email service, the telephone carrier, the hosting company, each bound to use the data for that task alone. With authorities when the law demands it. With a successor if the business is sold, under this same policy.',
        'Where we have set up an outside language model, it gets the words and pictures of your chat to answer them, and our team may have it translate what you wrote or draft a reply. It gets those words alone, without your name, address or number beside them, and a person reads a draft before it is sent. Such a provider may transcribe voice notes too.',
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      paragraphs: [
        'When its time is over, it is deleted by itself. A backup made before that may hold a copy until the backup is replaced.',
      ],
      list: [
        { term: 'Enquiries', text: 'At most {enquiries}.' },
        {
          term: 'Demo calls',
          text: 'With what was said and the address they were asked from: at most {calls}.',
        },
        {
          term: 'Chats',
          text: 'With their files: at most {chats} after their last use.',
        },
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
        'The email that confirms your enquiry has a link to everything we have stored about you, where you can delete it yourself, at once. What stays is a line with the reference, the time and who deleted it. A number that asked never to be called stays on the do-not-call list.',
        `You can also delete a chat in the chat window. And you may ask to see, correct or delete what we hold, and withdraw consent at any time, by writing to ${brand.supportEmail}.`,
      ],
      link: { label: 'See or delete your data', to: myDataPath },
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
} as const
