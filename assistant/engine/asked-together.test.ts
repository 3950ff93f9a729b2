// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('everything that a message asks is answered', () => {
  test.each([
    [['tell pro price, odia or not, and are nights covered?'], ['₹5,999', 'Odia', '24/7']],
    [['kitni bhasha, extra minute ka rate, aur reply kitne ghante me'], ['10+', '₹7', '48']],
    [['क्या यह तमिल और गुजराती में भी बात करता है?'], ['तमिल', 'गुजराती']],
    [['ਕੀ ਰਾਤ ਨੂੰ ਵੀ ਫੋਨ ਚੁੱਕਦੀ ਹੈ?'], ['24/7']],
    [
      ['base price, free minutes and calls at once?', 'same for pro'],
      ['₹5,999', '500', 'up to 5'],
    ],
    [['tumhare plan ke naam batao'], ['Base', 'Pro', 'Enterprise']],
  ])('%j', async (turns, facts) => {
    const { text } = await lastReply(...turns)
    for (const fact of facts) expect(text).toContain(fact)
  })
})

describe('a short question is asked of what was spoken of', () => {
  test.each([
    [['can i get a demo call', 'any charge?'], 'The demo call is free'],
    [['i want to talk to a person', 'can i mail too?'], brand.supportEmail],
    [['what does pro cost', 'any charge for seats?'], 'no seat fees'],
    [['what does pro cost', 'calls together on that one?'], 'up to 5'],
    [['base me free minute kitne', 'aur uske agle wale me?'], '500'],
    [
      ['what does base cost for 100 minutes', 'and if 4 people ring together?'],
      'Pro takes up to 5',
    ],
    [['काही ग्राहक कानडी बोलतात, त्यांचंही कळेल ना त्याला'], 'कन्नड'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

test.each([
  ['i have saree shop in surat', '/online-store'],
  ['हम एक ऑनलाइन दुकान चलाते हैं', '/online-store'],
])('%s: a trade that is told is not looked for among the example calls', async (text, page) => {
  expect((await lastReply(text)).text).toContain(page)
})
