// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

/** 600 and 300 minutes on one plan: on Base ₹9,249, on Pro ₹8,799. */
test.each([
  ['incoming 600 minutes and outgoing 300 minutes a month, what is the Base bill?', '₹9,249'],
  ['one branch uses 600 minutes a month, the other branch 300. In total on Pro?', '₹8,799'],
  ['இன்கமிங் 600 நிமிடம், அவுட்கோயிங் 300 நிமிடம் மாதம், ப்ரோ பில் என்ன?', '₹8,799'],
  ['incoming aaruvandala nimishalu, outgoing 300 nimishalu nelaku, base bill entha?', '₹9,249'],
  ['ಒಂದು ಶಾಖೆಯಲ್ಲಿ 600 ನಿಮಿಷ, ಇನ್ನೊಂದು ಶಾಖೆಯಲ್ಲಿ 300 ನಿಮಿಷ. ಬೇಸ್ ನಲ್ಲಿ ಒಟ್ಟು ಎಷ್ಟು?', '₹9,249'],
  ['masam oru branchil 600 minute, matte branchil 300 minute. pro il aake ethra?', '₹8,799'],
  ['ek dokane mashe 600 minute, onno dokane 300 minute, base e mot koto', '₹9,249'],
])('what belongs to one plan is added up: %s', async (asked, total) => {
  expect((await lastReply(asked)).text).toContain(total)
})

test('branches with a plan each are billed each by itself', async () => {
  const { text } = await lastReply(
    'one branch uses 600 minutes, the other branch 300, each on its own Base, in total?',
  )
  expect(text).not.toContain('₹9,249')
})
