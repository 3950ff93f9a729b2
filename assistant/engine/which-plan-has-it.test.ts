import { beforeAll, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const YES = /^(?:Yes|ஆம்|అవును|ಹೌದು|അതെ|হ্যাঁ|ହଁ|Aam|Avunu|Haudu|Athe|Hyan|Han)[.,।]/u

test.each([
  '3999 பிளானில் அப்பாயின்ட்மென்ட் ஷெட்யூலிங் செய்யலாமா?',
  'குறைந்த விலை திட்டத்தில் அழைப்பு சுருக்கம் வருமா?',
  'చిన్న ప్లాన్‌లోనే అపాయింట్‌మెంట్ షెడ్యూలింగ్ వస్తుందా?',
  '3999 ప్లాన్‌లో కాల్ సమ్మరీ ఉంటుందా?',
  'ಚಿಕ್ಕ ಪ್ಲಾನ್‌ನಲ್ಲೇ ಕಾಲ್ ಸಾರಾಂಶ ಸಿಗುತ್ತಾ?',
  '3999 പ്ലാനിൽ കോൾ സംഗ്രഹം കിട്ടുമോ?',
  'কম দামের প্ল্যানে অ্যাপয়েন্টমেন্ট শিডিউলিং আছে কি?',
  'kom damer plan e appointment scheduling ache ki?',
  'ଛୋଟ ପ୍ଲାନରେ କଲ୍ ସାରାଂଶ ମିଳିବ କି?',
  '3999 ପ୍ଲାନରେ ଆପଏଣ୍ଟମେଣ୍ଟ ସିଡୁଲିଂ କରିପାରିବି?',
])('what begins with Pro is not promised on the smaller plan: %s', async (asked) => {
  expect((await lastReply(asked)).text).not.toMatch(YES)
})

test.each([
  ['is call recording only in Pro?', /^No\. .*every plan/i],
  ['does only Pro include the mobile app?', /every plan/i],
  ['call recording pro plan lone untunda?', /^(?!Avunu)/],
  ['କଲ୍ ରେକର୍ଡିଂ ଖାଲି ପ୍ରୋ ପ୍ଲାନରେ ମିଳେ କି?', /^ନା/],
  ['is appointment scheduling only in Pro?', /first plan/i],
  // 'रिपोर्ट आ' was found in 'रिपोर्ट' before any word, and hid what stood there.
  ['क्या साधारण रिपोर्ट सिर्फ प्रो में है?', /^जी नहीं/],
  ['साधारण रिपोर्ट केवल एंटरप्राइज़ में मिलता है?', /^जी नहीं/],
])('what a smaller plan has as well is not only in Pro: %s', async (asked, answer) => {
  expect((await lastReply(asked)).text).toMatch(answer)
})
