import { expect, test } from 'vitest'
import type { Assistant, Question } from '#assistant/port.ts'
import { words as hindi } from '#content/words/hi/all.ts'
import { type SiteLanguageTag, siteLanguageTags } from '#content/words/languages.ts'
import { words as marathi } from '#content/words/mr/all.ts'
import { words as tamil } from '#content/words/ta/all.ts'
import { wordsIn } from '#server/site-words.ts'
import { saying } from '#server/testing/saying.ts'
import { startTestApp } from '#server/testing/start-test-app.ts'
import { postAsTwilio, startTwilioPeer, twilioAccount } from '#server/testing/twilio-peer.ts'
import { twilioSignature } from './twilio-signature.ts'

const PUBLIC = 'https://site.example'

async function startCall(assistant?: Assistant, language?: SiteLanguageTag) {
  const twilio = await startTwilioPeer()
  const site = await startTestApp({
    settings: twilio.settings(PUBLIC),
    ...(assistant ? { assistant } : {}),
  })
  await site.askForCall('9876543210', undefined, language)
  const form = twilio.placed[0]?.form
  const answerUrl = form?.get('Url') ?? ''
  const turnUrl = answerUrl.replace('/answer', '/turn')
  return {
    site,
    answerUrl,
    turnUrl,
    statusUrl: form?.get('StatusCallback') ?? '',
    post: (url: string, fields: Record<string, string> = {}) =>
      postAsTwilio(site.origin, url, fields),
    say: async (heard: string) =>
      (await postAsTwilio(site.origin, turnUrl, { SpeechResult: heard, CallSid: 'CA1' })).text(),
  }
}

test("the signature is Twilio's own", () => {
  // The worked example of Twilio's documentation.
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  })
  expect(twilioSignature('12345', 'https://example.com/myapp.php?foo=1&bar=2', form)).toBe(
    'L/OH5YylLD5NRKLltdqwSvS0BnU=',
  )
})

test('the call greets in Hindi and English, says it is an AI, and listens', async () => {
  const call = await startCall()
  const response = await call.post(call.answerUrl)
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8')
  const twiml = await response.text()
  expect(twiml).toMatch(/<Gather input="speech"[^>]*>/)
  expect(twiml).toContain('<Say language="hi-IN">नमस्ते')
  expect(twiml).toContain('एआई')
  expect(twiml).toMatch(/<Say language="en-IN">[^<]*AI assistant[^<]*not a person/)
  expect(twiml).toContain('<Redirect method="POST">')
})

const listens = (twiml: string) => /<Gather [^>]*language="([^"]+)"/.exec(twiml)?.[1]

test.each(siteLanguageTags().filter((tag) => !['en', 'or'].includes(tag)))(
  'a call asked for on a page in %s greets, listens and ends in it',
  async (tag) => {
    const { voice } = await wordsIn(tag)
    const call = await startCall(undefined, tag)
    const greeting = await (await call.post(call.answerUrl)).text()
    expect(greeting).toMatch(new RegExp(`<Say language="${tag}-IN"[^>]*>${voice.greeting}`))
    expect(greeting).toContain('say English')
    expect(listens(greeting)).toBe(tag === 'pa' ? 'pa-guru-IN' : `${tag}-IN`)
    const silence = await (await call.post(`${call.turnUrl}&silences=1`)).text()
    expect(silence).toContain(voice.stillThere)
    expect(listens(silence)).toBe(listens(greeting))
    const [stop = ''] = voice.heard.stop
    expect(await call.say(stop)).toContain(`${voice.stopped}</Say><Hangup/>`)
  },
)

test('a call in Tamil passes its language on, says amounts in it, and turns to English when asked', async () => {
  const questions: Question[] = []
  const call = await startCall(
    saying(async function* (question) {
      questions.push(question)
      yield question.pageLanguage === 'ta' ? '**Pro** விலை ₹5,999.' : 'Pro costs ₹5,999.'
    }),
    'ta',
  )
  await call.post(call.answerUrl)
  const answer = await call.say('ப்ரோ என்ன விலை')
  expect(answer).toContain(
    '<Say language="ta-IN" voice="Google.ta-IN-Standard-A">Pro விலை 5,999 ரூபாய்.</Say>',
  )
  expect(await call.say('கீப் இட்')).toContain(tamil.voice.kept)
  const turned = await call.say('இங்கிலீஷ்')
  expect(listens(turned)).toBe('en-IN')
  expect(await call.say('what does pro cost')).toContain('Pro costs 5,999 rupees.')
  expect(questions.map(({ pageLanguage }) => pageLanguage)).toEqual(['ta', 'en'])
})

test('a call in Marathi is not taken for Hindi', async () => {
  const call = await startCall(
    saying(async function* () {
      yield 'Pro प्लॅनची किंमत ₹5,999 आहे.'
    }),
    'mr',
  )
  await call.post(call.answerUrl)
  const answer = await call.say('प्रोची किंमत किती')
  expect(answer).toContain('<Say language="mr-IN"')
  expect(listens(answer)).toBe('mr-IN')
  const [stop = ''] = marathi.voice.heard.stop
  expect(await call.say(stop)).toContain(marathi.voice.stopped)
})

test('where the line has no voice for the language of the page, it says so', async () => {
  const call = await startCall(undefined, 'or')
  const greeting = await (await call.post(call.answerUrl)).text()
  expect(greeting).toContain('I cannot speak Odia on the phone yet.')
  expect(greeting).toContain(hindi.voice.noVoice.replace('{language}', hindi.languageNames.or))
  expect(greeting).not.toMatch(/\p{Script=Oriya}/u)
  expect(listens(greeting)).toBe('en-IN')
})

test('what is said goes to the assistant with the state it left before, and the reply is spoken', async () => {
  const questions: Question[] = []
  const call = await startCall(
    saying(async function* (question) {
      questions.push(question)
      yield '**Pro** costs [₹5,999](https://site.example/pricing) & more'
    }),
  )
  await call.post(call.answerUrl)
  const first = await call.say('what does pro cost')
  expect(first).toContain('<Say language="en-IN">Pro costs 5,999 rupees &amp; more</Say>')
  await call.say('and base')
  expect(questions.map(({ state }) => state)).toEqual([null, { answers: 1 }])
})

test('after a reply in Hindi it listens for Hindi', async () => {
  const call = await startCall(
    saying(async function* () {
      yield 'प्रो योजना ५,९९९ रुपये की है।'
    }),
  )
  expect(await call.say('pro ka price')).toMatch(/<Gather [^>]*language="hi-IN"/)
})

test.each([
  'Stop',
  'please stop calling me',
  "don't call me again",
  'कॉल मत कीजिए',
  'call mat karo',
])("'%s' puts the number on the list and ends the call", async (heard) => {
  const call = await startCall()
  expect(await call.say(heard)).toContain('<Hangup/>')
  expect(await call.site.storage.read.demoCalls.isSuppressed('+919876543210')).toBe(true)
})

test('silence is asked about once, then the call ends', async () => {
  const call = await startCall()
  const first = await (await call.post(`${call.turnUrl}&silences=1`)).text()
  expect(first).toContain('still there')
  expect(first).toContain('silences=2')
  const second = await (await call.post(`${call.turnUrl}&silences=2`)).text()
  expect(second).toContain('<Hangup/>')
})

test('after three minutes it says goodbye', async () => {
  const call = await startCall()
  await call.post(call.answerUrl)
  call.site.clock.advance(100_000)
  expect(await call.say('one more question')).not.toContain('<Hangup/>')
  call.site.clock.advance(70_000)
  expect(await call.say('one more question')).toContain('<Hangup/>')
})

test('an assistant that fails or hangs does not leave the caller in silence', async () => {
  const call = await startCall({ answer: () => Promise.reject(new Error('down')) })
  expect(await call.say('hello there')).toContain('could not find an answer')
})

test.each([
  ['completed', 'ended'],
  ['no-answer', 'failed'],
])('a call that was %s is kept as %s', async (reported, status) => {
  const call = await startCall()
  expect((await call.post(call.statusUrl, { CallStatus: reported })).status).toBe(204)
  expect((await call.site.calls())[0]?.status).toBe(status)
})

test('a call that is over hears no webhook again, however well it is signed', async () => {
  const call = await startCall()
  await call.post(call.answerUrl)
  await call.say('How much is Pro?')
  await call.post(call.statusUrl, { CallStatus: 'completed' })
  const [ended] = await call.site.calls()
  const turns = await call.site.storage.read.demoCalls.turns(ended?.id ?? '')

  call.site.clock.advance(60_000)
  expect((await call.post(call.answerUrl)).status).toBe(410)
  expect((await call.post(call.turnUrl, { SpeechResult: 'stop' })).status).toBe(410)
  // Twilio itself may repeat a report: it is taken, and changes nothing.
  expect((await call.post(call.statusUrl, { CallStatus: 'no-answer' })).status).toBe(204)
  expect(await call.site.calls()).toEqual([ended])
  expect(await call.site.storage.read.demoCalls.turns(ended?.id ?? '')).toEqual(turns)
  expect(await call.site.storage.read.demoCalls.isSuppressed('+919876543210')).toBe(false)
})

test('a call whose end was never reported is over all the same', async () => {
  const call = await startCall()
  await call.post(call.answerUrl)
  call.site.clock.advance(11 * 60_000)
  expect((await call.post(call.turnUrl, { SpeechResult: 'How much is Pro?' })).status).toBe(410)
})

test('a webhook with no signature, a wrong one, or changed fields is refused', async () => {
  const call = await startCall()
  const { pathname, search } = new URL(call.turnUrl)
  const unsigned = await fetch(call.site.origin + pathname + search, { method: 'POST' })
  expect(unsigned.status).toBe(403)
  const forged = await postAsTwilio(call.site.origin, call.turnUrl, { SpeechResult: 'stop' }, 'no')
  expect(forged.status).toBe(403)
  const changed = await fetch(call.site.origin + pathname + search, {
    method: 'POST',
    headers: {
      'X-Twilio-Signature': twilioSignature(
        twilioAccount.token,
        call.turnUrl,
        new URLSearchParams(),
      ),
    },
    body: new URLSearchParams({ SpeechResult: 'stop' }),
  })
  expect(changed.status).toBe(403)
  expect(await call.site.storage.read.demoCalls.isSuppressed('+919876543210')).toBe(false)
})
