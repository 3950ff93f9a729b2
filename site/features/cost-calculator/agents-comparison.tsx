import { brand } from '#content/brand.ts'
import { agentsCost } from '#content/plan-cost.ts'
import { calculatorTexts } from '#content/pricing.ts'
import { rupees } from '#content/rupees.ts'

const { comparison: texts, custom } = calculatorTexts

type AgentsComparisonProps = {
  callsAtOnce: number
  /** Null where the price is agreed with the customer. */
  cost: number | null
}

/** Two bars on one scale: the people, and the plan. */
export function AgentsComparison({ callsAtOnce, cost }: AgentsComparisonProps) {
  const people = agentsCost(callsAtOnce)
  const most = Math.max(people, cost ?? 0)
  return (
    <div className="border-line border-t pt-6">
      <h3 className="mb-5 text-card">{texts.heading}</h3>
      <ul className="grid gap-4">
        <Bar
          name={texts.agents(callsAtOnce)}
          detail={texts.each}
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
          {people >= cost ? texts.saved(people - cost) : texts.dearer(cost - people)}
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
