import type { ReactNode } from 'react'
import type { plans as allPlans, Plan } from '#content/facts/plans.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Words } from '#content/words/words.ts'
import { CheckIcon } from '#site/ui/icons.tsx'

type PlanWords = Words['pricing']['plans']

type PlanCardsProps = {
  words: PlanWords
  plans: typeof allPlans
  /** The button of a plan; `describedBy` is the id of the plan's name. */
  contact: (plan: Plan, describedBy: string) => ReactNode
}

/** Three columns on one hairline; the plan most desks end up with stands out of it. */
export function PlanCards({ plans, words, contact }: PlanCardsProps) {
  return (
    <section aria-labelledby="plans" className="measure mt-12 md:mt-16">
      <h2 id="plans" className="sr-only">
        {words.heading}
      </h2>
      <ul className="grid gap-y-4 lg:grid-cols-[1fr_1.15fr_1fr] lg:items-stretch">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} words={words} contact={contact} />
        ))}
      </ul>
      <MinuteNote words={words} />
    </section>
  )
}

const frames = {
  base: 'border-line border-t lg:my-8 lg:border-b lg:pr-10 lg:pl-0',
  pro: 'on-green rounded-card bg-green-800 px-6 text-on-green sm:px-10 lg:py-[4.3125rem]',
  enterprise: 'border-line lg:my-8 lg:border-y lg:pl-10',
} as const satisfies Record<Plan['id'], string>

type PlanCardProps = Omit<PlanCardsProps, 'plans'> & { plan: Plan }

function PlanCard({ plan, words, contact }: PlanCardProps) {
  const headingId = `plan-${plan.id}`
  const onGreen = plan.id === 'pro'
  return (
    <li
      className={`flex flex-col py-9 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 ${frames[plan.id]}`}
    >
      <div>
        <h3 id={headingId} className="text-card">
          {plan.name}
        </h3>
        <p
          className={`mt-2 max-w-[34ch] lg:min-h-[2lh] ${onGreen ? 'text-on-green/90' : 'text-muted'}`}
        >
          {words.each[plan.id].summary}
        </p>
        <PlanPrice plan={plan} words={words} />
      </div>
      <ul className="mt-8 mb-9 grid content-start gap-3 md:max-lg:row-span-2 md:max-lg:my-0">
        {words.each[plan.id].points.map((point) => (
          <li key={point} className="flex gap-3">
            <CheckIcon className={`mt-1 shrink-0 ${onGreen ? 'text-green-300' : 'text-link'}`} />
            {point}
          </li>
        ))}
      </ul>
      <div className="no-print mt-auto md:max-lg:mt-8">{contact(plan, headingId)}</div>
    </li>
  )
}

function PlanPrice({ plan, words }: { plan: Plan; words: PlanWords }) {
  if (plan.monthly === null) {
    return (
      <p className="mt-7">
        <span className="hidden h-7 lg:block" />
        <span className="figure-text block text-figure">{words.custom}</span>
        <span className="mt-2 block text-muted">{words.customNote}</span>
      </p>
    )
  }
  const quiet = plan.id === 'pro' ? 'text-on-green/90' : 'text-muted'
  return (
    <p className="mt-7">
      <span className={`block h-7 ${quiet}`}>
        {plan.from && words.from}
        {plan.wasMonthly && (
          <>
            <span className="sr-only">{words.formerly} </span>
            <s className="decoration-2 decoration-saffron">{rupees(plan.wasMonthly)}</s>
            <span className="sr-only">. {words.now} </span>
          </>
        )}{' '}
      </span>
      <span className="figure-text block text-figure">{rupees(plan.monthly)}</span>
      <span className={`mt-2 block ${quiet}`}>{words.perMonth}</span>
    </p>
  )
}

function MinuteNote({ words }: { words: PlanWords }) {
  return (
    <p className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t pt-6 lg:mt-4 lg:border-t-0">
      <strong className="figure-text text-[1.75rem]">{words.minuteFigure}</strong>{' '}
      <span className="max-w-[62ch] text-muted">{words.minuteNote}</span>
    </p>
  )
}
