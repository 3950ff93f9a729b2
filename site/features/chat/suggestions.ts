import { plans } from '#content/plans.ts'

const pro = plans[1]

const everywhere = [
  'What does Adya cost?',
  'Which languages does it speak?',
  'Can it book appointments?',
] as const

// The first matching start of the path decides.
const byPage: readonly { path: string; questions: readonly string[] }[] = [
  {
    path: '/pricing',
    questions: [
      `What does ${pro.name} cost with ${pro.freeMinutes + 400} minutes?`,
      'Which plan suits a small clinic?',
      'What happens when the free minutes are used?',
    ],
  },
  {
    path: '/healthcare',
    questions: ['How does Adya help a clinic?', 'Can it book appointments?', 'What does it cost?'],
  },
  {
    path: '/online-store',
    questions: [
      'How does Adya help an online store?',
      'Can it tell callers where their order is?',
      'What does it cost?',
    ],
  },
  {
    path: '/travel-booking',
    questions: [
      'How does Adya help a hotel?',
      'Can it take table bookings?',
      'Which languages does it speak?',
    ],
  },
  {
    path: '/financial-service',
    questions: [
      'How does Adya help a lender?',
      'Can it make reminder calls?',
      'How many calls can it take at once?',
    ],
  },
  {
    path: '/service',
    questions: [
      'What can the voice agent do?',
      'Does it work with my CRM?',
      'How many calls can it take at once?',
    ],
  },
  {
    path: '/faq',
    questions: ['How much can we save?', 'Does it speak Tamil?', 'Can I get a free test call?'],
  },
]

export function suggestionsFor(path: string): readonly string[] {
  return byPage.find((page) => path.startsWith(page.path))?.questions ?? everywhere
}
