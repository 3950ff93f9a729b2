// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

/** On Base 900 minutes come to ₹9,249, on Pro to ₹8,799; 300 on Base to ₹5,049. */
test.each([
  ['base bill for a month, 300 minutes... sorry, 900 minutes', '₹9,249'],
  ['Base, not 300, 900 minutes a month. how much?', '₹9,249'],
  ['base la maasam 300 illa, 900 nimisham, evlo aagum', '₹9,249'],
  ['மாசம் முன்னூறு நிமிஷம்... சாரி, தொள்ளாயிரம் நிமிஷம். பேஸ்-ல பில் எவ்வளவு?', '₹9,249'],
  ['నెలకు 300 నిమిషాలు, సారీ, 900 నిమిషాలు. బేస్ బిల్లు ఎంత?', '₹9,249'],
  ['tingalige munnooru alla, ombainooru nimisha, pro alli eshtu', '₹8,799'],
  ['മാസം 300 അല്ല, 900 മിനിറ്റ്, പ്രോ പ്ലാനിൽ എത്ര?', '₹8,799'],
  ['মাসে 300 মিনিট... সরি, 900 মিনিট। প্রো তে বিল কত?', '₹8,799'],
  ['masaku 300 nuhe, 900 minit, base re kete', '₹9,249'],
  ['pro re masaku 300 nuhe, 900 minute. kete?', '₹8,799'],
])('a number that is taken back is not billed: %s', async (asked, total) => {
  const { text } = await lastReply(asked)
  expect(text).toContain(total)
  expect(text).not.toContain('₹5,049')
})

test.each([
  ['maasam 300 illa 900 nimisham na base la evlo'],
  ['base with 300 or 900 minutes a month, how much'],
])('where it may be one or the other, the second is not billed alone: %s', async (asked) => {
  const { text } = await lastReply(asked)
  expect(text.includes('₹9,249') && !text.includes('₹5,049')).toBe(false)
})
