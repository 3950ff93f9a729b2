import { expect, test } from 'vitest'
import { voicesFor } from './device-voices.ts'

const voice = (lang: string, name = lang, localService = true) => ({
  lang,
  name,
  voiceURI: name,
  localService,
})

const names = (language: 'hi' | 'bn' | 'pa', ...voices: ReturnType<typeof voice>[]) =>
  voicesFor(voices, language).map(({ name }) => name)

test('a voice is found by its language, however the browser writes it', () => {
  expect(names('hi', voice('en-IN'), voice('hi-IN', 'Lekha'))).toEqual(['Lekha'])
  expect(names('hi', voice('hi_IN', 'Android'))).toEqual(['Android'])
  expect(names('hi', voice('HI', 'short'))).toEqual(['short'])
  expect(names('hi', voice('ta-IN'))).toEqual([])
})

test('voices from India come first', () => {
  expect(names('bn', voice('bn-BD', 'Dhaka'), voice('bn-IN', 'Kolkata'))).toEqual([
    'Kolkata',
    'Dhaka',
  ])
})

test('a woman’s voice comes before a man’s: the agent speaks of herself as one', () => {
  expect(
    names('hi', voice('hi-IN', 'Microsoft Hemant'), voice('hi-IN', 'Microsoft Kalpana')),
  ).toEqual(['Microsoft Kalpana', 'Microsoft Hemant'])
  expect(names('hi', voice('hi-IN', 'Hindi Male'), voice('hi-IN', 'Hindi'))).toEqual([
    'Hindi',
    'Hindi Male',
  ])
})

test('a voice that is not on the device is left alone', () => {
  expect(names('hi', voice('hi-IN', 'Somewhere Online', false))).toEqual([])
})

test('no robot speaks', () => {
  expect(names('hi', voice('hi', 'Hindi+Annie eSpeak NG'))).toEqual([])
})

test('Punjabi in the Arabic script is not the Punjabi that is written here', () => {
  expect(names('pa', voice('pa-Arab-PK'), voice('pa-PK'), voice('pa-Guru-IN', 'Gurmukhi'))).toEqual(
    ['Gurmukhi'],
  )
})
