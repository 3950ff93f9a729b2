// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('another fifty minutes are added to the bill', () => {
  test.each([
    ['প্রো প্ল্যানে ৬৫০ মিনিটে কত পড়বে?', 'আর ৫০ মিনিট বেশি হলে?'],
    ['pro plan e 650 minute e koto porbe?', 'ar 50 minute beshi hole?'],
    ['प्रो प्लॅनमध्ये 650 मिनिटांचे किती होतील?', 'आणखी 50 मिनिटं वाढली तर?'],
    ['ପ୍ରୋ ପ୍ଲାନରେ 650 ମିନିଟକୁ କେତେ ପଡ଼ିବ?', 'ଆଉ 50 ମିନିଟ୍ ବଢ଼ିଲେ?'],
    ['pro plan re 650 minute ku kete padiba?', 'au 50 minute badhile?'],
    ['ਪ੍ਰੋ ਪਲਾਨ ਵਿੱਚ 650 ਮਿੰਟ ਦੇ ਕਿੰਨੇ ਬਣਨਗੇ?', 'ਹੋਰ 50 ਮਿੰਟ ਵਧ ਜਾਣ ਤਾਂ?'],
    ['pro plan ch 650 mint de kinne banange?', 'hor 50 mint vadh jaan ta?'],
  ])('%s %s', async (first, then) => {
    expect((await lastReply(first, then)).text).toContain('₹7,399')
  })
})

describe('how that came about is told step by step', () => {
  test.each([
    ['pro plan e 650 minute e koto porbe?', 'hisebta dekhan'],
    ['pro plan alli 650 nimishakke eshtu aagutte?', 'lekka torisi'],
    ['pro planil 650 minutinu ethrayakum?', 'kanakku kanikku'],
    ['pro plan re 650 minute ku kete padiba?', 'hisaba dekhantu'],
    ['ப்ரோ பிளான்ல 650 நிமிஷத்துக்கு எவ்ளோ ஆகும்?', 'கணக்கு காட்டுங்க'],
    ['pro plan lo 650 nimishalaki entha avtundi?', 'lekka chupinchandi'],
  ])('%s %s', async (first, then) => {
    const { topic, text } = await lastReply(first, then)
    expect(topic).toBe('why')
    expect(text).toContain('₹7,049')
  })
})

test.each([
  ['pro plan ma 650 minute na ketla thay?', 'pro ma ketla ocha?'],
  ['pro plan alli 650 nimishakke eshtu aagutte?', 'pro alli eshtu kammi?'],
  ['ପ୍ରୋ ପ୍ଲାନରେ 650 ମିନିଟକୁ କେତେ ପଡ଼ିବ?', 'ପ୍ରୋରେ କେତେ କମ୍?'],
])('how much less is asked of both plans: %s %s', async (first, then) => {
  expect((await lastReply(first, then)).text).toContain('₹450')
})

describe('who hopes for a no is told no', () => {
  test.each([
    ['અમારો ડેટા કોઈને વેચતા નથી ને', /^ના\./u],
    ['आमचा डेटा कोणाला विकत नाही ना', /^नाही\./u],
    ['amcha data konala vikat nahi na', /^Nahi\./],
    ['ଆମ ଡାଟା କାହାକୁ ବିକନ୍ତି ନାହିଁ ତ', /^ନା।/u],
    ['ഞങ്ങളുടെ ഡാറ്റ ആർക്കും വിൽക്കില്ലല്ലോ', /^ഇല്ല\./u],
  ])('%s', async (asked, opening) => {
    expect((await lastReply(asked)).text).toMatch(opening)
  })
})

test.each([
  ['पार्सल कुठे आहे ते सांगेल का', /^होय\./u],
  ['కస్టమర్ మనిషితో మాట్లాడొచ్చా', /^అవును\./u],
])('whether it does, in words that ask by their end: %s', async (asked, opening) => {
  expect((await lastReply(asked)).text).toMatch(opening)
})
