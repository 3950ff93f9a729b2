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
  'we run a bakery',
  'i am a CA',
  'my shop sells mobile covers',
  'our business is solar panels',
  'meri ek bakery hai',
  'मेरी मिठाई की दुकान है',
  'எங்களுக்கு ஒரு பேக்கரி இருக்கு',
  'আমাদের একটা বেকারি আছে',
  'અમારી બેકરી છે',
  'ਸਾਡੀ ਬੇਕਰੀ ਹੈ',
  'ଆମର ଗୋଟିଏ ବେକେରୀ ଅଛି',
])('%s tells of a trade that our pages do not describe', (text) => {
  expect(converse(text, model, newState).topic).toBe('industries.other')
})

test('a trade that they do describe is answered as such, whatever it sells', () => {
  expect(converse('i have a cake shop in thane', model, newState).topic).toBe(
    'industries.online-store',
  )
})

test.each([
  ['my order is late', 'their-order'],
  ['i have fever', 'medical'],
  ['i have a question', 'help'],
])('%s tells of no trade', (text, topic) => {
  expect(converse(text, model, newState).topic).toBe(topic)
})
