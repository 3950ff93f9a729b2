import { expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { seededRandom } from '#content/format/seeded-random.ts'
import { planCost, rupees } from '../../knowledge/site.ts'
import { everyWriting, startConversation, type Written, wordFor } from '../../testing/asked.ts'
import { spell } from '../numbers/testing/spell.ts'

const BILLS_A_WRITING = 100
const HIGHEST = 4000

type Bill = { asked: string; total: string }

/** '650 minutes on Pro, how much?' with the number in digits or in words, in the language's own order. */
function billsIn(written: Written, seed: number): Bill[] {
  const random = seededRandom(seed)
  const tag = written.language.tag as LanguageTag
  return Array.from({ length: BILLS_A_WRITING }, (_, i) => {
    const plan = random() < 0.5 ? 'base' : 'pro'
    const minutes = 1 + Math.floor(random() * HIGHEST)
    const number =
      i % 3 === 0
        ? String(minutes)
        : spell(minutes, tag, { script: written.script, glued: i % 3 === 2 })
    const word = (concept: Parameters<typeof wordFor>[1]) => wordFor(written, concept)
    const parts = [word(plan), number, word('minute'), word('how-much')]
    const order = i % 2 === 0 ? parts : [number, word('minute'), word(plan), word('how-much')]
    return { asked: order.join(' '), total: rupees(planCost(plan, minutes).total) }
  })
}

test('two thousand bills, in every language and in both scripts: right, or asked back, never wrong', async () => {
  const wrong: string[] = []
  let right = 0
  let all = 0
  for (const [at, written] of everyWriting.entries())
    for (const { asked, total } of billsIn(written, 100 + at)) {
      all++
      const { text, topic, state } = (await startConversation())(asked)
      const isBilled = topic === 'bill' && state.offer !== 'minutes'
      if (text.includes(total)) right++
      else if (isBilled) wrong.push(`${written.language.tag}: ${asked} → ${text} (${total})`)
    }
  expect(wrong).toEqual([])
  expect(right / all).toBeGreaterThan(0.97)
}, 300_000)
