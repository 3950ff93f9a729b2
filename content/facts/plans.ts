import { inOrder } from './in-order.ts'
import { entries } from './plans/entries.ts'

/**
 * One file a plan in `plans/`: its price changes there and nowhere else. Tests state prices again on
 * purpose, to name the sentences and sums that a change touches. They carry the line ‘Prices stand here
 * again on purpose’ and these are all of them:
 *
 * - `content/facts/plan-cost.test.ts`, `content/format/bill.test.ts`
 * - `content/articles/figures.test.ts`, `content/industries/sums.test.ts`
 * - `assistant/engine/conversation.test.ts`, `assistant/engine/conversation-languages.test.ts`
 * - `assistant/engine/state/as-meant.test.ts`, `assistant/engine/files.test.ts`
 * - `assistant/engine/retrieve/retrieve.test.ts`, `assistant/engine/reckoning.test.ts`
 * - `assistant/engine/sums-later-on.test.ts`, `assistant/engine/several-loads.test.ts`
 * - `assistant/engine/quoted-example.test.ts`, `assistant/engine/corrected-sums.test.ts`
 * - `assistant/engine/thread-of-a-sum.test.ts`, `assistant/engine/held-thread.test.ts`, `assistant/engine/as-told.test.ts`
 * - `assistant/engine/asked-together.test.ts`, `assistant/engine/carried-on.test.ts`, `assistant/engine/own-plans.test.ts`
 * - `assistant/engine/taken-back.test.ts`, `assistant/engine/both-ways.test.ts`, `assistant/engine/left-unread.test.ts`
 * - `assistant/engine/plan-by-price.test.ts`, `assistant/engine/thread-of-a-page.test.ts`
 * - `assistant/engine/told-of-theirs.test.ts`, `assistant/engine/said-in-few-words.test.ts`
 * - `assistant/engine/bills-of-the-day.test.ts`
 * - `server/adapters/assistant/model/guard.test.ts`, `server/adapters/assistant/model/model-assistant.test.ts`
 * - `server/staff/writing/writing.test.ts`
 * - `e2e/pricing.spec.ts`, `e2e/home.spec.ts`, `e2e/desk-chats.spec.ts`, `e2e/demo-call-progress.spec.ts`
 */
export const plans = inOrder(entries)

export type Plan = (typeof plans)[number]
export type PlanId = Plan['id']

/** Rupees for each minute beyond the free ones. */
export const rupeesPerExtraMinute = 7

/** What one human agent costs a month, in rupees: the figure every comparison uses. */
export const traditionalRupeesPerAgent = 25000

export const currency = 'INR'
