import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type AsTyped, asked } from '../../testing/as-typed.ts'
import { lastReply, startConversation } from '../../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const ASKED_OF_EACH = 3
const LEAST_RIGHT = 0.85
const FOLDER = new URL('../../testing/bills-as-typed/', import.meta.url)
const TELLS_A_TOTAL = /=\s*\**₹/
/** The plan's price is a part of the sum: 'Plan: ₹5,999', '₹5,999 + ₹700'. */
const OF_THE_PLAN = /(?<=[^*]): ₹[\d,]+(?=\n)|₹[\d,]+(?= \+)/g
/** '150 × ₹7 = ₹1,050': what the minutes beyond cost is told without a plan. */
const OF_EXTRA_MINUTES = /^[^=]*\d × ₹7 = \**₹[\d,]+[^=]*$/

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))

/** Every question that is answered with a total, and that total is another one. */
async function heardOf(typed: AsTyped, seed: number): Promise<{ wrong: string[]; right: number }> {
  const wrong: string[] = []
  let right = 0
  for (const [at, template] of typed.templates.entries())
    for (let time = 0; time < ASKED_OF_EACH; time++) {
      const { turns, totals } = asked(typed, template, seed + at * ASKED_OF_EACH + time)
      const { text } = await lastReply(...turns)
      const sums = new Set(text.replace(OF_THE_PLAN, '').match(/₹[\d,]+/g))
      if (totals.some((all) => all.every((total) => sums.has(total)))) right++
      else if (TELLS_A_TOTAL.test(text) && !OF_EXTRA_MINUTES.test(text))
        wrong.push(`${turns.join(' / ')} → ${text} (${totals.join(' or ')})`)
    }
  return { wrong, right: right / (typed.templates.length * ASKED_OF_EACH) }
}

test.each(files)(
  'bills as visitors type them are right or asked back, never wrong: %s',
  async (file) => {
    const { templates } = (await import(new URL(file, FOLDER).href)) as {
      templates: readonly AsTyped[]
    }
    for (const [at, typed] of templates.entries()) {
      const { wrong, right } = await heardOf(typed, 1000 * (at + 1))
      expect(wrong).toEqual([])
      expect(right).toBeGreaterThan(LEAST_RIGHT)
    }
  },
  TRAINING_MS,
)
