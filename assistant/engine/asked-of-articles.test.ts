import { beforeAll, expect, test } from 'vitest'
import { planCost, rupees } from '../knowledge/site.ts'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const COLD_CALLING = '/blog/cold-calling-vs-ai-voice-campaigns'
const NASHIK = '/blog/ai-customer-support'
const ROLE = '/blog/the-role-of-automated-ai-voice-solutions'

test.each([
  ['कर्ज वसुलीसाठी किती वाजेपर्यंत फोन करू देते रिझर्व्ह बँक?', '7 pm', COLD_CALLING],
  ['ରିଜର୍ଭ ବ୍ୟାଙ୍କ ଲୋନ୍ ଆଦାୟ ପାଇଁ କେତେଟା ଯାଏଁ ଫୋନ କରିବାକୁ ଦିଏ', '7 pm', COLD_CALLING],
  ['ರಿಸರ್ವ್ ಬ್ಯಾಂಕ್ ಸಾಲ ವಸೂಲಿ ಫೋನ್ ಸಮಯ ಏನು', '7 pm', COLD_CALLING],
  ['RBI loan recovery call kitne baje tak kar sakte hai', '7 pm', COLD_CALLING],
  ['promotional call ke liye kaun si number series hoti hai', '140', COLD_CALLING],
  ['ప్రమోషన్ కాల్స్ కి 140 నంబరా లేక వేరేదా? మీ బ్లాగ్‌లో చూశా', '160', COLD_CALLING],
  ['ब्लॉगमध्ये एजंटच्या प्रोबेशनबद्दल वाचलं, किती आठवडे', 'तीन', ROLE],
  ['blog me probation kitne hafte ka likha tha', 'teen', ROLE],
  [
    'nashik chya internet company la kiti bill ale hote blog madhe',
    rupees(planCost('pro', 2700).total),
    NASHIK,
  ],
])('%s: told in the language of the question', async (text, said, page) => {
  const reply = await lastReply(text)
  expect(reply.text).toContain(said)
  expect(reply.sources).toContain(page)
  expect(reply.text).not.toMatch(/Reserve Bank does not|Three weeks are|bill is/)
})

test('what an example pays is not told to who asks for their own bill', async () => {
  const { text } = await lastReply(
    'My clinic does about 600 minutes on phone in a month. What do I pay on Pro?',
  )
  expect(text).toContain(rupees(planCost('pro', 600).total))
  expect(text).not.toContain('lab')
})
