import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '#content/assistant/answers/facts.ts'
import { planCost } from '#content/facts/plan-cost.ts'
import { rupees } from '#content/format/rupees.ts'
import { ask } from './testing/ask.ts'

const LONGEST = 800
const scraps = fc.constantFrom(
  'pro',
  'base',
  'enterprise',
  'price',
  'minutes',
  'calls',
  'and',
  'कितना',
  'मिनट',
  'விலை',
  'ধর',
  'a day',
  '₹',
  '24/7',
  'which plan',
  'why?',
  'weather',
  '-',
  '!!!',
  '\u200b',
  '😀',
)
const pieces = fc.oneof(
  scraps,
  fc.integer({ min: 0, max: 10 ** 12 }).map(String),
  fc.string({ unit: 'grapheme' }),
)
const message = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' '))

test('no conversation crashes it or makes it ramble', () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 4 }), (said) => {
      const answer = ask(...said)
      expect(answer.trim()).not.toBe('')
      expect(answer.length).toBeLessThanOrEqual(LONGEST)
    }),
    { numRuns: 300 },
  )
})

const statedPrices = new Set([
  facts.base.price,
  facts.pro.price,
  facts.pro.was,
  facts.perMinute,
  facts.human,
])
const asked = fc.constantFrom(
  'price?',
  'pro price',
  'base aur pro me fark',
  'which plan',
  'cost vs human',
  'प्रो का दाम',
  'free minutes',
  'savings?',
  'demo',
  'weather today',
)

test('a price that is told stems from the content', () => {
  fc.assert(
    fc.property(asked, fc.string({ maxLength: 12 }), (question, noise) => {
      const answer = ask(`${question} ${noise.replace(/[\d.,₹]/g, '')}`)
      for (const price of answer.match(/₹[\d,.]*\d/g) ?? []) expect(statedPrices).toContain(price)
    }),
    { numRuns: 200 },
  )
})

test('every bill is the sum that the plan data gives', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('base', 'pro'),
      fc.integer({ min: 10, max: 200_000 }),
      (plan, minutes) => {
        expect(ask(`${plan} plan bill for ${minutes} minutes`)).toContain(
          rupees(planCost(plan as 'base' | 'pro', minutes).total),
        )
      },
    ),
    { numRuns: 150 },
  )
})
