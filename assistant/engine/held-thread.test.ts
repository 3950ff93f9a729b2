// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('the plan that was just named is the one whose price and contents are asked for', () => {
  test.each([
    [['can base take 3 calls together', 'which one can then'], 'Pro'],
    [['can base take 3 calls together', 'which one can then', 'and 8 at once'], 'Enterprise'],
    [['pro se 40 call ek sath ho jayegi?', 'to fir kaunsa lu', 'uska rate?'], 'custom'],
    [['सेल में 20 फोन एक साथ आ जाते हैं, कौन सा प्लान लूँ', 'कीमत?'], 'कस्टम'],
    [['ek saath kitni call utha leta hai base', 'mujhe 4 chahiye', 'uska paisa'], '₹5,999'],
    [
      [
        'which plans do u have',
        'the second one?',
        'was it always this price',
        'what else do i get in it',
      ],
      'appointment',
    ],
    [
      ['300 calls a month, 2 mins each. base', 'so which one for me', 'wht else do i get there'],
      'appointment',
    ],
    [['what does base have', 'if i go over the 150?'], 'each further minute costs ₹7'],
    [['base with 300 minutes a month', 'any discount if i pay yearly'], 'support@'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('who told of their business is answered for it', () => {
  test.each([
    [['hamara eye hospital hai indore me', 'isme kya kya kar sakta hai'], 'appointment'],
    [['हमारा दांतों का क्लिनिक है', 'आप हमारे लिए क्या कर सकते हैं'], 'अपॉइंटमेंट'],
    [['ನಮ್ಮದು ಆಸ್ಪತ್ರೆ', 'ಏನೆಲ್ಲಾ ಮಾಡುತ್ತೆ'], 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್'],
    [['maa daggara online shop undi', 'idi maaku ela help chestundi'], 'COD'],
    [
      [
        'chota restaurant hai mera. table booking le sakti hai kya',
        'raat 12 baje bhi?',
        'jo book karke aate nahi unka kya',
      ],
      'table',
    ],
    [
      ['we r a small nbfc', 'can it remind ppl about emi', 'what time of day will it ring them'],
      'window',
    ],
    [['gold loan dete h hum. emi yaad dilata h kya', 'kab kab karta h call'], 'teen din'],
    [['ಕೊಡಗಲ್ಲಿ ಹೋಮ್‌ಸ್ಟೇ. ವಿಚಾರಿಸಿದವ್ರಿಗೆ ರೂಮ್ ಹಿಡಿದಿಡುತ್ತಾ ಇದು', 'ಎಷ್ಟು ಹೊತ್ತು ಇಡುತ್ತೆ'], 'ನಿರ್ಧರಿ'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })

  test('and not with the same line again', async () => {
    const told = await lastReply('we run a dental clinic in nashik')
    const asked = await lastReply('we run a dental clinic in nashik', 'what can it do for us')
    expect(asked.text).not.toContain(told.text)
  })
})

describe('what is kept, for how long and by whom', () => {
  test.each([
    [['how long do you keep my chat', 'and my number from the demo call'], '90'],
    [['if i try the demo call do you keep my number', 'how many days'], '90'],
    [
      [
        'if i try the demo call do you keep my number',
        'how many days',
        'and if I never want to be rung again',
      ],
      '“stop”',
    ],
    [['can i get a test call', 'is it recorded'], '“keep it”'],
    [['डेमो कॉल कैसे मिलेगी', 'रिकॉर्ड होती है क्या'], '“keep it”'],
    [
      ['can i get a test call', 'from which number will it come?'],
      'the number that the demo call comes from',
    ],
    [['who reads this chat'], 'language model'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })
})

describe('the talk itself', () => {
  test.each([
    [['is there any way to hear it before paying', 'yes'], '/home#demo'],
    [['am i talking to a bot', 'hmm. can someone call me then'], 'contact form'],
    [['i filled ur form 5 days back and nobody replied', 'fine who do i write to'], 'support@'],
    [
      [
        'do i need to install anything',
        'who helps me start',
        'whats ur phone number',
        'ok and email',
      ],
      'Our email address',
    ],
    [['base ma recording che?', 'sachu?'], 'recording'],
    [['ನಿಖರತೆ ಎಷ್ಟು', 'ಖಂಡಿತಾನಾ'], '97'],
  ])('%j', async (turns, fact) => {
    expect((await lastReply(...turns)).text).toContain(fact)
  })

  test('goes on in Hindi after ‘haan’, which Punjabi says too', async () => {
    const { voice } = await lastReply('demo mil sakta hai kya', 'haan')
    expect(voice.language.tag).toBe('hi')
  })
})
