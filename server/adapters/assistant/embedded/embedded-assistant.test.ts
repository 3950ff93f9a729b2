import { expect, test } from 'vitest'
import { createEmbeddedAssistant } from './embedded-assistant.ts'
import { collect } from './testing/collect.ts'
import { trainedModelPath } from './training/trained-model.ts'

const assistant = createEmbeddedAssistant(trainedModelPath())
const question = (text: string, signal = new AbortController().signal) => ({
  text,
  history: [],
  attachments: [],
  signal,
})

test('streams the same words that it answers with', async () => {
  const chunks = await collect(assistant.reply(question('price of pro')))
  expect(chunks.length).toBeGreaterThan(3)
  expect(chunks.join('')).toBe(assistant.answer(question('price of pro')))
})

test('stops when nobody listens any more', async () => {
  const leaving = new AbortController()
  const reply = async () => {
    for await (const _ of assistant.reply(question('price of pro', leaving.signal))) leaving.abort()
  }
  await expect(reply()).rejects.toThrow()
})

test('reads the text of an attached file when nothing else is asked', () => {
  const file = {
    name: 'q.txt',
    type: 'text/plain',
    text: 'price of pro plan?',
    bytes: new Uint8Array(),
  }
  expect(assistant.answer({ ...question(''), attachments: [file] })).toContain('₹5,999')
})

test('says so when it cannot read a file', () => {
  const file = { name: 'a.png', type: 'image/png', text: null, bytes: new Uint8Array() }
  expect(assistant.answer({ ...question(''), attachments: [file] })).toContain('cannot read')
})
