import { expect, test } from 'vitest'
import { type Feature, planHas } from '../../knowledge/plan-features.ts'
import { type PlanId, planIds } from '../../knowledge/site.ts'
import type { Concept } from '../../languages/concepts.ts'
import { everyWriting, startConversation, type Written, wordFor } from '../../testing/asked.ts'

const asked: readonly (readonly [Feature, Concept])[] = [
  ['recording', 'record'],
  ['summary', 'summary'],
  ['appointments', 'appointment'],
  ['advanced-analytics', 'advanced-analytics'],
  ['basic-analytics', 'basic-analytics'],
  ['mobile-app', 'app'],
  ['multi-agent', 'multi-agent'],
  ['multiple-numbers', 'many-numbers'],
  ['flexible-credits', 'credits'],
]

/** 'Does Base have …?' as the language asks it. */
function question(written: Written, plan: PlanId, concept: Concept): string {
  const said = `${wordFor(written, plan)} ${wordFor(written, concept)} ${wordFor(written, 'have')}?`
  return written.language.tag === 'en'
    ? `does ${wordFor(written, plan)} have ${wordFor(written, concept)}?`
    : said
}

test('whether a plan has a feature is never answered with a false yes or no, in any language', async () => {
  const wrong: string[] = []
  let opened = 0
  for (const written of everyWriting)
    for (const plan of planIds)
      for (const [feature, concept] of asked) {
        const text = question(written, plan, concept)
        const reply = (await startConversation())(text)
        const { sentences, latinSentences } = written.language
        const [yes, no] = [sentences, latinSentences ?? sentences]
          .map(({ yes, no }) => [yes, no])
          .reduce(([y1, n1], [y2, n2]) => [`${y1}|${y2}`, `${n1}|${n2}`]) as [string, string]
        const opens = (words: string) =>
          words.split('|').some((word) => reply.text.startsWith(word))
        if (opens(yes) || opens(no)) opened++
        const isFalse = planHas(plan, feature) ? opens(no) : opens(yes)
        if (isFalse) wrong.push(`${written.language.tag}: ${text} → ${reply.text}`)
      }
  expect(wrong).toEqual([])
  expect(opened).toBeGreaterThan(0)
}, 300_000)
