import { beforeAll, expect, test } from 'vitest'
import { trainedModelPath } from '../../training/trained-model.ts'
import { converse } from '../converse.ts'
import { type AssistantModel, readModel } from '../model-file.ts'
import { newState } from '../state/state.ts'

let model: AssistantModel
beforeAll(async () => {
  model = readModel(await trainedModelPath())
}, 300_000)

test.each([
  'my wife talks in telugu',
  'they reply in gujarati',
  'Dr Rao comes only Tue and Fri and the other doctor talks in Kannada. can it manage who sits when?',
])('%s is answered in the language of the question', (text) => {
  expect(converse(text, model, newState).voice.language.tag).toBe('en')
})

test.each([
  ['reply in kannada', 'kn'],
  ['can you talk in tamil', 'ta'],
])('%s is a wish', (text, tag) => {
  expect(converse(text, model, newState).voice.language.tag).toBe(tag)
})
