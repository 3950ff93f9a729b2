// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, expect, test } from 'vitest'
import type { Attachment } from '../answer.ts'
import { createEmbeddedAssistant, type EmbeddedAssistant } from '../embedded-assistant.ts'
import { trainedModelPath } from '../training/trained-model.ts'

const aText = (text: string): Attachment => ({
  name: 'calls.txt',
  type: 'text/plain',
  text,
  bytes: new Uint8Array(),
})
const aNote: Attachment = {
  name: 'note.webm',
  type: 'audio/webm',
  text: null,
  bytes: new Uint8Array(),
}
const aPicture: Attachment = {
  name: 'a.png',
  type: 'image/png',
  text: null,
  bytes: new Uint8Array(),
}

const TRAINING_MS = 300_000
let assistant: EmbeddedAssistant
beforeAll(async () => {
  assistant = createEmbeddedAssistant(await trainedModelPath())
  await assistant.prepare()
}, TRAINING_MS)

async function answerTo(text: string, ...attachments: Attachment[]): Promise<string> {
  const { signal } = new AbortController()
  return assistant.draft({ text, attachments, state: null, signal }).text
}

test('a bill is worked out from attached text', async () => {
  const file = aText('Our desk.\nWe get 40 calls a day of 3 minutes each.')
  expect(await answerTo('what would this cost on pro', file)).toContain('₹27,699')
})

test('questions in attached text are answered', async () => {
  const answer = await answerTo(
    'see attached',
    aText('What does Pro cost?\nIs call summary in Base?'),
  )
  expect(answer).toContain('₹5,999')
  expect(answer).toContain('calls.txt')
})

test('a question beside a voice note or a picture is answered, without an apology', async () => {
  const alone = await answerTo('what does pro cost')
  expect(await answerTo('what does pro cost', aNote)).toBe(alone)
  expect(await answerTo('what does pro cost', aPicture)).toBe(alone)
})

test('a message without files finds what only an article says', async () => {
  const answer = await answerTo('which five use cases of voice agents does your article list?')
  expect(answer).toContain('/blog/top-use-case')
})
