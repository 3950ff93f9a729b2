import type { Ranker } from '../understand/rank.ts'
import { withSizes } from './plan-sizes.ts'
import type { State } from './state.ts'
import { withPlainAmounts } from './with-plain-amounts.ts'
import { withTrade } from './with-trade.ts'

/** Reads as it is meant in a conversation: of the plan, the line of business and the amounts that were told. */
export const within = (state: State, rank: Ranker): Ranker =>
  withPlainAmounts(withTrade(withSizes(rank, state), state))
