import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import { leant } from './leant.ts'
import { ofTheRival } from './of-the-rival.ts'
import { splitBill } from './split-bill.ts'
import type { State } from './state.ts'
import { tellsAWage, tellsTheirAgents } from './wages.ts'

/** What tells of their people or of another company, before it is read as a step of a sum. */
export function ofTheirs(whole: Reading, state: State): Frame | null {
  // After a plan's price the two are held against each other, by who counts people.
  const isBesideAPlan = state.sum !== null || (state.frames.at(-1)?.plans.length ?? 0) > 0
  if (tellsAWage(whole) && !isBesideAPlan) return leant(whole, { topic: 'agent.cost' })
  const agents = tellsTheirAgents(whole)
  if (agents !== null) return leant(whole, { topic: 'agent.cost', usage: { ...noUsage, agents } })
  return splitBill(whole, state) ?? ofTheRival(whole, state)
}
