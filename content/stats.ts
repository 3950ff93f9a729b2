import { claims } from './claims.ts'

export type StatCard = { title: string; subtitle: string; description: string }

export const stats = {
  heading: 'Solution For Business',
  everyMs: 3000,
  cards: [
    {
      title: claims.selfServiceRate,
      subtitle: 'Full self-service rate',
      description: 'Most callers get their answer or their booking without waiting for a person.',
    },
    {
      title: claims.languagesSpoken,
      subtitle: 'Multilingual',
      description: 'Callers speak the language they think in, and switch half-way if they like.',
    },
    {
      title: claims.handlingTimeReduction,
      subtitle: 'Average handling time reduction',
      description: 'Answers come from your systems at once, not after a transfer and hold music.',
    },
    {
      title: claims.costOfServiceReduction,
      subtitle: 'Cost of service reduction',
      description: 'You pay for minutes that are spoken, not for seats that sit idle.',
    },
  ],
} as const satisfies { heading: string; everyMs: number; cards: readonly StatCard[] }
