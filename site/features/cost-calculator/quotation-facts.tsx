import type { Workload } from '#content/facts/plan-cost.ts'
import { count } from '#content/format/rupees.ts'
import type { Words } from '#content/words/words.ts'

type QuotationFactsProps = {
  words: Words['calculator'] & { bill: Words['bill'] }
  workload: Workload
  /** Where no table says the sum. */
  total: string | null
}

/** What was asked for, as the printed sheet says it: the sliders do not print. */
export function QuotationFacts({ words, workload, total }: QuotationFactsProps) {
  const facts: [string, string][] = [
    [words.minutes.label, count(workload.minutes)],
    [words.calls.label, count(workload.callsAtOnce)],
  ]
  if (total) facts.push([words.bill.total, total])
  return (
    <dl className="quotation-only quotation-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
