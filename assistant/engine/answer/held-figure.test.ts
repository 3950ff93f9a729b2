import { beforeAll, expect, test } from 'vitest'
import { trainedModelPath } from '../../training/trained-model.ts'
import { converse } from '../converse.ts'
import { type AssistantModel, readModel } from '../model-file.ts'
import { newState } from '../state/state.ts'

let model: AssistantModel
beforeAll(async () => {
  model = readModel(await trainedModelPath())
}, 300_000)

const answerTo = (text: string) => converse(text, model, newState).text

test.each([
  ['is the demo call 10 minutes long', 'No. '],
  ['is the demo call 3 minutes?', 'Yes. '],
  ['does base have 500 minutes', 'No. '],
  ['does pro have 500 free minutes', 'Yes. '],
  ['is base 2999 a month', 'No. '],
  ['is accuracy 97 percent?', 'Yes. '],
  ['do you keep chats for 30 days?', 'Yes. '],
  ['do you reply within 48 hours?', 'Yes. '],
  ['will a 12 mb brochure upload in this chat?', 'No. '],
  ['can i send a 3 mb pdf here', 'Yes. '],
  ['can i upload excel file here', 'No. '],
  ['can i attach a video here', 'No. '],
  ['kya demo call 10 minute ki hoti hai', 'Ji nahi. '],
  ['क्या बेस में 500 मिनट मुफ़्त हैं', 'जी नहीं। '],
])('%s opens with %s', (question, opening) => {
  expect(answerTo(question).startsWith(opening)).toBe(true)
})

test.each([
  'is base more than 3000 a month',
  'is the base price fixed at 3999',
  'will i pay 7 rupees from the first minute on?',
  'how long is the demo call',
])('%s opens with neither yes nor no', (question) => {
  expect(answerTo(question)).not.toMatch(/^(?:Yes|No)\b/)
})

test('a rate of a few rupees a minute is no budget', () => {
  expect(answerTo('is extra minute 5 rupees')).not.toContain('below the smallest plan')
  expect(answerTo('is extra minute 5 rupees')).toContain('₹7')
})
