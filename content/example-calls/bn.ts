import { exampleCall } from './example-call.ts'

export default exampleCall({
  language: 'bn',
  trade: 'financial-service',
  place: { en: 'Loan office, Kolkata', own: 'লোন অফিস, কলকাতা' },
  direction: 'outbound',
  greeting: 'নমস্কার',
  turns: [
    {
      speaker: 'agent',
      seconds: 4.2,
      chunks: [
        ['নমস্কার,', 'Hello,'],
        ['লোন অফিস থেকে', 'it’s the loan office'],
        ['বলছি।', 'calling.'],
        ['পাঁচ তারিখে', 'On the 5th'],
        ['আপনার ইএমআই আছে।', 'your EMI is due.'],
      ],
    },
    {
      speaker: 'caller',
      seconds: 2.9,
      chunks: [
        ['মাইনে তো', 'My salary comes'],
        ['সাত তারিখে,', 'on the 7th,'],
        ['আট তারিখে দিয়ে দেব।', 'so I’ll pay on the 8th.'],
      ],
    },
    {
      speaker: 'agent',
      seconds: 4.4,
      chunks: [
        ['আচ্ছা,', 'All right,'],
        ['আট তারিখ', 'the 8th'],
        ['নোট করে নিলাম।', 'is noted.'],
        ['সেদিন সকাল দশটায়', 'That day at 10 am'],
        ['মনে করিয়ে দেব।', 'I’ll remind you.'],
      ],
    },
  ],
  outcome: {
    en: 'Noted, will pay on the 8th',
    own: 'নোট হল, আট তারিখে দেবেন',
    note: { en: 'Reminder that day, 10 am', own: 'সেদিন সকাল 10টায় রিমাইন্ডার' },
    at: { turn: 2, chunk: 2 },
  },
})
