import { beforeAll, describe, expect, test } from 'vitest'
import { planCost, rupees } from '../knowledge/site.ts'
import type { LanguageTag } from '../languages/all.ts'
import { amountPhrases } from '../testing/amount-phrases.ts'
import { everyWriting, lastReply, startConversation, wordFor } from '../testing/asked.ts'
import type { Term } from './amounts/amount-words.ts'
import { spell } from './numbers/testing/spell.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const MINUTES = 700
const totalOf = (months: number) => rupees(months * planCost('pro', MINUTES).total)

describe.each(
  everyWriting.map(
    (written) => [written.language.tag as LanguageTag, written.script, written] as const,
  ),
)('%s in %s letters: several months of a bill', (language, script, written) => {
  const word = (term: Term) => amountPhrases(language, script, term)[0] as string
  const months = (n: number) => spell(n, language, { script })
  const month = `Pro ${wordFor(written, 'want')}, ${word('monthly')} ${MINUTES} ${word('minutes')}`
  const asked = wordFor(written, 'how-much')

  test('asked in a sentence of their own, by every word for months', async () => {
    for (const phrase of amountPhrases(language, script, 'months')) {
      const reply = await lastReply(`${month}. ${months(3)} ${phrase} ${asked}?`)
      expect(`${phrase}: ${reply.text}`).toContain(totalOf(3))
    }
  })

  test.each([2, 6, 12])('%i of them, after the bill and beside it', async (n) => {
    const term = `${months(n)} ${word('months')} ${asked}?`
    expect((await lastReply(`${month}. ${term}`)).text).toContain(totalOf(n))
    expect((await lastReply(`${month} ${asked}?`, term)).text).toContain(totalOf(n))
  })
})

test.each([
  'We opened our shop 3 months ago. Pro with 700 minutes a month, what is the bill?',
  'हमने 6 महीने पहले दुकान खोली। प्रो में 700 मिनट महीने के, कितना लगेगा?',
  'pro plan me 700 minute mahine ke. 3 mahine pehle shop kholi. bill kitna hoga?',
  'ప్రో ప్లాన్, నెలకు 700 నిమిషాలు. 3 నెలల క్రితం షాపు తెరిచాం. బిల్లు ఎంత?',
  'প্রো প্ল্যান, মাসে 700 মিনিট। 3 মাস আগে দোকান খুলেছি। বিল কত?',
])('%s: months that are only told are no months to pay for', async (text) => {
  const { text: answer } = await lastReply(text)
  expect(answer).toContain(totalOf(1))
  expect(answer).not.toContain(totalOf(3))
  expect(answer).not.toContain(totalOf(6))
})

test.each([
  ['Pro with 700 minutes a month. Sum for the quarter?', 3],
  ['प्रो प्लॅन, महिन्याला 700 मिनिटे. सहामाहीचे किती?', 6],
  ['ਪ੍ਰੋ ਪਲਾਨ, ਮਹੀਨੇ ਦੇ 700 ਮਿੰਟ। ਛਿਮਾਹੀ ਦਾ ਕਿੰਨਾ?', 6],
  ['pro plan madhe mahinyala 700 minute, varshala kiti', 12],
] as const)('%s', async (text, months) => {
  expect((await lastReply(text)).text).toContain(totalOf(months))
})
