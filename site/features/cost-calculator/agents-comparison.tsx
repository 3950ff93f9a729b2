import { brand } from '#content/brand.ts'
import { agentsCost } from '#content/plan-cost.ts'
import { calculatorTexts } from '#content/pricing.ts'
import { rupees } from '#content/rupees.ts'

const texts = calculatorTexts.comparison

/** Two bars on one scale: the people, and the plan. */
export function AgentsComparison({ callsAtOnce, cost }: { callsAtOnce: number; cost: number }) {
  const people = agentsCost(callsAtOnce)
  const most = Math.max(people, cost)
  const less = people - cost
  return (
    <div className="border-line border-t pt-6">
      <h3 className="mb-5 text-card">{texts.heading}</h3>
      <dl className="grid gap-4">
        <Bar
          name={texts.agents(callsAtOnce)}
          detail={texts.each}
          amount={people}
          share={people / most}
          className="fill-muted"
        />
        <Bar name={brand.name} amount={cost} share={cost / most} className="fill-saffron" />
      </dl>
      <p className="mt-5 font-[560]">{less >= 0 ? texts.saved(less) : texts.dearer(-less)}</p>
    </div>
  )
}

type BarProps = { name: string; detail?: string; amount: number; share: number; className: string }

function Bar({ name, detail, amount, share, className }: BarProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <dt>
          {name}
          {detail && <span className="block text-muted text-small">{detail}</span>}
        </dt>
        <dd className="tabular-nums">{rupees(amount)}</dd>
      </div>
      <svg className="mt-2 block h-2.5 w-full" aria-hidden="true">
        <rect width="100%" height="100%" rx="5" className="fill-line" />
        <rect width={`${(share * 100).toFixed(2)}%`} height="100%" rx="5" className={className} />
      </svg>
    </div>
  )
}
