import { brand } from '#content/facts/brand.ts'
import { agentsCost } from '#content/facts/plan-cost.ts'
import { fill } from '#content/format/fill.ts'
import { count, rupees } from '#content/format/rupees.ts'
import type { Words } from '#content/words/words.ts'

type AgentsComparisonProps = {
  words: Words['calculator']
  callsAtOnce: number
  /** Null where the price is agreed with the customer. */
  cost: number | null
}

/** Two bars on one scale: the people, and the plan. */
export function AgentsComparison({ words, callsAtOnce, cost }: AgentsComparisonProps) {
  const { people: said, custom } = words
  const people = agentsCost(callsAtOnce)
  const most = Math.max(people, cost ?? 0)
  return (
    <div className="border-line border-t pt-6">
      <h3 className="mb-5 text-card">{said.heading}</h3>
      <ul className="grid gap-4">
        <Bar
          name={callsAtOnce === 1 ? said.one : fill(said.many, { count: count(callsAtOnce) })}
          detail={said.each}
          amount={rupees(people)}
          share={people / most}
          className="fill-muted"
        />
        <Bar
          name={brand.name}
          amount={cost === null ? custom : rupees(cost)}
          share={(cost ?? 0) / most}
          className="fill-saffron"
        />
      </ul>
      {cost !== null && (
        <p className="mt-5 font-strong">
          {people >= cost
            ? fill(said.saved, { amount: rupees(people - cost) })
            : fill(said.dearer, { amount: rupees(cost - people) })}
        </p>
      )}
    </div>
  )
}

type BarProps = { name: string; detail?: string; amount: string; share: number; className: string }

function Bar({ name, detail, amount, share, className }: BarProps) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span>
          {name}
          {detail && <span className="block text-muted text-small">{detail}</span>}
        </span>{' '}
        <span className="tabular-nums">{amount}</span>
      </p>
      <svg className="mt-2 block h-2.5 w-full" aria-hidden="true">
        <rect width="100%" height="100%" rx="5" className="fill-line" />
        <rect width={`${(share * 100).toFixed(2)}%`} height="100%" rx="5" className={className} />
      </svg>
    </li>
  )
}
