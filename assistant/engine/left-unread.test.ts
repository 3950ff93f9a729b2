// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const TOTAL = /= \*?\*?₹|\*\*₹/

test.each([
  'incoming naanootti ambathu minute, outgoing zarblooru minute masam, pro bill ethra?',
  'mannikkavum 300 alla, irunoothambadhu nimisham, base la sollunga',
  'kadayil divasavum 25 vyaktikal, 10 minute. pro bill ethra?',
])('no bill is told of a part of what was said: %s', async (asked) => {
  expect((await lastReply(asked)).text).not.toMatch(TOTAL)
})

test.each([
  ['divasena 10 calls, 8 minute veetham - maasa bill?', '2,400'],
  ['ডেইলি 25টা কল, গড়ে 2 মিনিট, প্রো তে মাসে কত?', '1,500'],
  ['kadayil divasavum 25 per vilikkum, ororutharum 2 minute. pro bill ethra?', '1,500'],
  ['nelaki 100 calls vastayi, prathi call 3 nimishalu, mottam entha?', '300'],
  ['dine ponchishta call, protita tirish second. pro te bill koto?', '375'],
  ['mashe ekshoti call ase, proti call dui minute, mot koto?', '200'],
])('what is said of every call or caller is worked out: %s', async (asked, minutes) => {
  expect((await lastReply(asked)).text).toContain(minutes)
})

test.each([
  ['maasam 600 nimisham pesina bill evlo?', 'appo base plan edutha?', '₹7,149'],
  ['masam 600 minute samsarichal bill ethra varum?', 'appol base eduthalo?', '₹7,149'],
  ['mashe 600 minute hole koto?', 'tahole base plan nile?', '₹7,149'],
  ['నెలకు 600 నిమిషాలు, బేస్ లో ఎంత?', 'కాదు ఎనిమిది వందల', '₹8,549'],
])('after a sum another plan or number is worked out: %s, %s', async (first, second, total) => {
  expect((await lastReply(first, second)).text).toContain(total)
})

test('a number in Bengali is no name of a plan', async () => {
  const { text } = await lastReply('দিনে বারোটা কল, প্রতিটা ত্রিশ সেকেন্ড। বিল কত?')
  expect(text).toContain('Base')
})

test.each([
  ['Does Base have AI voice communication?', /^Yes\. \*\*Base\*\*/],
  ['അപ്പോൾ പ്രോ പ്ലാനിൽ കോൾ റെക്കോർഡിങ് ഉണ്ട്, അല്ലേ?', /^അതെ\.(?!.*25,000)/s],
])('a question for agreement is answered alone: %s', async (asked, answer) => {
  expect((await lastReply(asked)).text).toMatch(answer)
})
