// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const PROVIDER = 'what do you write in the article about the internet provider in Nashik'
const PURIFIERS = 'in your article, how many technicians does the purifier service firm have'

test.each([
  [[PROVIDER, 'how many homes are on its cables'], '6,000'],
  [[PROVIDER, 'minutes a month that the voice agent takes?'], '2,700 minutes'],
  [
    [PROVIDER, 'minutes a month that the voice agent takes?', 'and what is that on base'],
    '₹21,849',
  ],
  [[PURIFIERS, 'how many visits do they make in a month'], '2,400 visits'],
  [['what do two people on two shifts cost'], '₹50,000'],
])('what is asked next is looked for where the last answer stood: %j', async (turns, fact) => {
  expect((await lastReply(...turns)).text).toContain(fact)
})

test('a passage that is asked for again is told by the sentence that answers', async () => {
  const ask = await startConversation()
  ask(PURIFIERS)
  const first = ask('what do their wasted visits cost a month').text
  const again = ask('and what do those wasted visits cost them, at ₹300 each?').text
  expect(first).toContain('₹60,000')
  expect(again).not.toBe(first)
  expect(again).toContain('₹60,000')
})

test.each([
  'we sell silk sarees from our own shop, is this meant for us',
  'hamari saree ki dukan hai, kya ye hamare kaam ka hai',
])('who tells of their trade is not read an example call: %s', async (asked) => {
  expect((await lastReply(asked)).text).not.toContain('Rajkot')
})
