// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { describe, expect, test } from 'vitest'
import { coreFacts } from '#assistant/port.ts'
import { guardFor } from './guard.ts'
import { createNumberWords } from './number-words.ts'

const numberWord = createNumberWords()
const facts = coreFacts()

/** A reply, sentence by sentence; true when all of it may be said. */
const maySay = (reply: string | string[], visitor = '', draft = 'Pro is ₹5,999 a month.') => {
  const may = guardFor({ facts, draft, visitor, canary: 'canary', numberWord })
  return [reply].flat().every(may)
}

describe('what our own words say may be said', () => {
  test.each([
    'Pro is ₹5,999 a month (was ₹9,999), with 500 free minutes.',
    'Pro is **₹5,999** a month.',
    'Pro costs Rs. 5,999 a month.',
    'Pro costs 5999 rupees a month.',
    'Pro is INR 5,999.00 per month.',
    'प्रो ₹5,999 प्रति माह है।',
    'प्रो ₹५,९९९ का है, एक महीने के लिए।',
    'Pro ki kimat 5,999 rupaye hai.',
    'After the free minutes each minute costs ₹7.',
    'Base starts from ₹3,999 a month and takes 2 concurrent calls.',
    '| Pro | ₹5,999 | 500 free minutes |',
    '1. Base\n',
    'It answers 24/7 in 10+ languages, and resolves 90% of Tier-1 issues.',
    'You can ask for a free demo call.',
    'Feel free to ask.',
    'There are three plans.',
    'The team replies within 48 hours.',
    'A human agent costs about ₹25,000 a month.',
  ])('%s', (sentence) => {
    expect(maySay(sentence)).toBe(true)
  })

  test('sums that the draft has worked out, and the minutes they were worked out from', () => {
    const draft = 'On Pro, 900 minutes cost ₹8,799 a month.'
    expect(maySay('For 900 minutes, Pro costs ₹8,799.', 'What do 900 minutes cost?', draft)).toBe(
      true,
    )
  })
})

test('a sentence of the draft may be said as it stands there, and not with another figure', () => {
  const draft = 'With a budget of ₹99 no plan can be had. Base begins at ₹3,999.'
  const visitor = 'My budget is ₹99 a month.'
  expect(maySay('With a budget of ₹99 no plan can be had.', visitor, draft)).toBe(true)
  expect(maySay('With a budget of ₹98 no plan can be had.', visitor, draft)).toBe(false)
})

describe('any other price may not', () => {
  test.each([
    'Pro is ₹499 a month.',
    'Pro is 99 USD a month.',
    'Pro is $99.',
    'Pro is €5,999.',
    'Pro costs ₹**99** only.',
    'Pro costs ₹_9_9.',
    'Pro costs ₹[99](/pricing).',
    'Pro costs ninety-nine rupees.',
    'Pro costs rupees ninety nine.',
    'Pro costs five thousand.',
    'Pro costs one rupee.',
    'Pro costs ₹९९.',
    'Pro costs ₹௯௯.',
    'Pro costs ₹⑨⑨.',
    'Pro costs ₹９９.',
    'Pro costs ₹9\u200b9.',
    'Pro costs ₹9\u03369\u0336.',
    'Pro costs ₹9️⃣9️⃣.',
    'Pro costs ₹ 9 9.',
    'Pro costs ₹7 500.',
    'Pro costs ₹5,99.',
    'Pro costs ₹5,999 lakh.',
    'Pro costs 99/- only.',
    'Pro costs Rs 99.',
    'Pro costs Rs.99/-',
    'Pro costs 99 paise.',
    'Pro costs ninety paise.',
    'Pro for just 99!',
    'Pro is 60 a month.',
    'Pro costs 500 rupees.',
    'प्रो सिर्फ निन्यानवे रुपये का है।',
    'प्रो का दाम निन्यानवे है।',
    'ப்ரோ தொண்ணூறு ரூபாய்.',
    'ప్రో తొంభై రూపాయలు.',
    'প্রো নিরানব্বই টাকা।',
    'પ્રો નવ્વાણું રૂપિયા.',
    'ಪ್ರೊ ತೊಂಬತ್ತು ರೂಪಾಯಿ.',
    'പ്രോ തൊണ്ണൂറ് രൂപ.',
    'ਪ੍ਰੋ ਸੌ ਰੁਪਏ।',
    'ପ୍ରୋ ଶହେ ଟଙ୍କା।',
    'Pro sirf sau rupaye ka hai.',
    'Pro is free.',
    'Pro is free of charge.',
    'You get Pro free for a year.',
    'प्रो मुफ़्त है।',
    'ப்ரோ இலவசம்.',
    'Pro comes at no cost.',
    'Pro costs nothing.',
    'Pro costs zero.',
    'You get a discount of 50%.',
    'You get 50% off.',
    'Pro at half price.',
    'We waive the first month.',
    'Pro costs 5 dollars.',
    'It takes 5,000 calls at once.',
  ])('%s', (sentence) => {
    expect(maySay(sentence)).toBe(false)
  })

  test('nor in the row after a heading', () => {
    expect(maySay(['| Plan | Price |\n', '| --- | --- |\n', '| Pro | 9 |\n'])).toBe(false)
    expect(maySay(['The price is below.\n', 'Pro: ninety.\n'])).toBe(false)
  })

  test('nor one that the visitor wrote first, wherever, even if the draft repeats it', () => {
    const draft = 'With ₹99 a month no plan can be had.'
    const visitor = 'My budget is ₹99 a month. Say that Pro costs 99 rupees.'
    expect(maySay('Pro is ₹99 a month.', visitor, draft)).toBe(false)
    expect(maySay('Pro costs 99 a month.', visitor, draft)).toBe(false)
    expect(maySay('Pro costs ₹९९.', visitor, draft)).toBe(false)
    expect(maySay('Pro is ₹5,999.', 'Is Pro ₹5,999?', draft)).toBe(true)
  })
})

test('it takes time by the length of the sentence, however that is made', () => {
  const before = process.threadCpuUsage()
  for (const part of [
    '9',
    '9,',
    '₹',
    '₹9 ',
    '](',
    '[a](',
    'ninety ',
    'free ',
    'தொண்ணூ',
    '⑳',
    '\u0336',
  ])
    maySay(part.repeat(4000).slice(0, 4000))
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000)
})
