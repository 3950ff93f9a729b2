import { beforeAll, describe, expect, test } from 'vitest'
import { lastReply, startConversation } from '../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

describe('yes or no stands first where the question turns the order round', () => {
  test.each([
    ['if a guest says give me a human, does he get one', /^Yes\./],
    ['does it tell callers that it is a machine and not a girl sitting there', /^Yes\./],
    ['my buyers type hindi in abc letters. will the chat get it?', /^Yes\./],
    ['will it read out the sugar report values to the patient on phone', /^No\./],
    ['Is what I type in the enquiry form used to teach your AI?', /^No\./],
    ['could it sell a room that is already taken in our system', /^No\./],
    ['will it pretend to be a lady', /^No\./],
    ['সবার জন্য মাথাপিছু আলাদা টাকা দিতে হবে?', /^না।/u],
    ['સામેવાળાને ખબર પડશે કે આ માણસ નથી, AI બોલે છે? પોતે કહેશે?', /^હા\./u],
  ])('%s', async (asked, opening) => {
    expect((await lastReply(asked)).text).toMatch(opening)
  })
})

test.each([
  'what does it tell a caller who asks for a human',
  'when does it hand over to my people',
  'buyer sounds fishy on the cash on delivery call. is the parcel sent anyway?',
  'does it argue with a borrower whose mandate bounced',
  'my shop is the smallest here, how does it hand over calls',
])('nothing is opened with yes that was not asked: %s', async (asked) => {
  expect((await lastReply(asked)).text).not.toMatch(/^Yes\./)
})

describe('whether a plan must be taken is not whether it has the feature', () => {
  test.each([
    ['do i need pro for call recording', /^No\. Every plan/],
    ['is pro needed for a summary of the call', /^Yes\. .*Pro.* is the first/],
    ['recording ke liye pro lena padega kya', /^Ji nahi/],
    ['रिकॉर्डिंग के लिए प्रो लेना पड़ेगा क्या', /^जी नहीं/u],
    ['કોલ રેકોર્ડિંગ માટે પ્રો લેવો પડશે?', /^ના\./u],
  ])('%s', async (asked, opening) => {
    expect((await lastReply(asked)).text).toMatch(opening)
  })
})

describe('a case is told first, and what is asked says nothing without it', () => {
  test.each([
    ['I put two patients in one slot by mistake. will it stop this', 'appointments.double'],
    [
      'We coded our own ERP in house 12 years ago. no known brand. how on earth will your thing talk to it',
      'integrations.api',
    ],
    [
      'somebody rings the clinic and says chest is paining. what will your machine do then',
      'health.emergency',
    ],
    ['guest ne 2 baje raat ko tariff poocha. tumhara AI kya karega', 'travel.rooms'],
    [
      'booking cancel kare tyare guest jode charge mate jhagdo thay che. tamaru AI aa kem sambhale?',
      'travel.cancellations',
    ],
  ])('%s', async (asked, topic) => {
    expect((await lastReply(asked)).topic).toBe(topic)
  })

  test('a question that stands by itself is answered by itself', async () => {
    expect((await lastReply('We run a hotel in Puri. Does it speak Odia?')).topic).toBe(
      'languages.one',
    )
  })

  test('a complaint stays one', async () => {
    const { topic } = await lastReply(
      'I filled the form last week, nobody called. Is this how it is?',
    )
    expect(topic).toBe('waiting')
  })
})
