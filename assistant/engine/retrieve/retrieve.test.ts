// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { beforeAll, describe, expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import { startConversation } from '../../testing/asked.ts'

const TRAINING_MS = 300_000
beforeAll(async () => {
  await startConversation()
}, TRAINING_MS)

const answerTo = async (question: string) => (await startConversation())(question)

describe('a fact that no topic holds is quoted from its page', () => {
  test.each([
    ['is a rooftop ever mentioned to guests', 'rooftop', '/service'],
    ['which doctor sits on tuesdays, does it know', 'Tuesdays', '/healthcare'],
    ['explain the erlang c formula', 'Erlang C', '/blog/reduce-call-center-costs'],
    ['number series for promotional voice calls', '140', '/blog/'],
    [
      'which five industries does your article on use cases name',
      'Manufacturing',
      '/blog/top-use-case',
    ],
    ['what should a reminder left with a relative say', 'your appointment', '/blog/'],
    ['how should the agent take an address with a landmark', 'landmark', '/blog/how-ai-voice'],
    ['what costs do vendor proposals leave out', 'Your own time; Wrong answers', '/blog/reduce'],
  ])('%s', async (question, told, page) => {
    const { text, sources } = await answerTo(question)
    expect(text).toContain(told)
    expect(sources.join(' ')).toContain(page)
  })
})

test('where a sentence and the topic are nearly as likely, both are told, and both pages named', async () => {
  const { text, sources } = await answerTo('can the agent read out a medicine dose to a patient')
  expect(text).toContain('Telemedicine Practice Guidelines')
  expect(text).toContain(`${brand.name} gives no medical advice`)
  expect(sources).toHaveLength(2)
})

test('of an example in an article its sum is told, not how it begins', async () => {
  const { text } = await answerTo('what does the pathology lab in your article pay a month')
  expect(text).toContain('₹10,689')
})

test('a sum is not read as a question on its pages', async () => {
  const { text } = await answerTo('700 orders a month, 2 minutes each, on Pro')
  expect(text).toContain('₹12,299')
})

test('what the plans say is not answered by an article', async () => {
  const { text } = await answerTo('what does the pro plan cost')
  expect(text).toContain('₹5,999')
  expect(text).not.toContain('/blog/')
})

test('a question that nothing covers is not answered by the nearest text', async () => {
  const { text, certainty } = await answerTo('do you sponsor marathons in Ladakh')
  expect(certainty).toBe('declined')
  expect(text).not.toContain('/blog/')
})
