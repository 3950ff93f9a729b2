// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('a plan is named by what it costs, and that is no number of minutes', () => {
  test.each([
    ['5999 वाले प्लान में महीने के 500 मिनट का बिल कितना आएगा', 'मुफ़्त मिनटों के भीतर'],
    ['3999 च्या प्लॅन मध्ये 500 मिनिटांचे बिल किती', '₹6,449'],
    ['3999 વાળા પ્લાન માં 500 મિનિટનું બિલ કેટલું', '₹6,449'],
    ['5999 ਵਾਲੇ ਪਲਾਨ ਵਿੱਚ ਫ੍ਰੀ ਮਿੰਟਾਂ ਤੋਂ ਉੱਪਰ 100 ਮਿੰਟ, ਬਿੱਲ ਕਿੰਨਾ', '₹6,699'],
    ['500 minutes in the month, how many rupees for the 3999 plan?', '₹6,449'],
  ])('%s', async (asked, total) => {
    expect((await lastReply(asked)).text).toContain(total)
  })
})

describe('what a plan lacks is never answered with yes', () => {
  test.each([
    ['क्या 3999 वाले प्लान में कॉल का सारांश है?', 'नहीं'],
    ['3999 wale me appointment booking milta hai kya', 'nahi'],
    ['बेस मध्ये अ‍ॅडव्हान्स अ‍ॅनालिटिक्स आहे का?', 'नाही'],
    ['બેઝ માં એડવાન્સ એનાલિટિક્સ મળે છે?', 'ના'],
    ['3999 च्या प्लॅन मध्ये अपॉइंटमेंट बुकिंग मिळेल?', 'नाही'],
  ])('%s', async (asked, no) => {
    expect((await lastReply(asked)).text.split(/[.।]/)[0]).toContain(no)
  })
})

test.each([
  ['Does Base have AI voice calls?', 'Yes. **Base** includes AI voice'],
  ['क्या 5999 वाले प्लान में एडवांस एनालिटिक्स है?', 'जी हाँ। **प्रो (Pro)**'],
  ['3999 wale me appointment booking nahi hai na?', '**Base** me appointment scheduling nahi'],
])('is told from the plans: %s', async (asked, told) => {
  expect((await lastReply(asked)).text).toContain(told)
})
