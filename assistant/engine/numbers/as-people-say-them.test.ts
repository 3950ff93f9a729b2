import { expect, test } from 'vitest'
import type { LanguageTag } from '#assistant/languages/all.ts'
import { readAmounts } from '../amounts/read-amounts.ts'
import { readNumbers } from './read-numbers.ts'

test.each<[LanguageTag, string, number]>([
  ['te', 'ఐదొందల యాభై', 550],
  ['te', 'veyyi aidondala', 1500],
  ['te', 'rendu vela edondala', 2700],
  ['te', 'లక్షన్నర', 150_000],
  ['ta', 'padhinanjayiram', 15_000],
  ['ta', 'irunoothi anbadhu', 250],
  ['ta', 'ஆயிரத்து அஞ்ஞூறு', 1500],
  ['kn', 'ಎರಡ್ ಸಾವಿರ', 2000],
  ['ml', 'noottampathu', 150],
  ['ml', 'nalpath', 40],
  ['bn', 'soya ek hajar', 1250],
  ['bn', 'ponchishta', 25],
  ['or', '1.2kଟା', 1200],
])('%s: %s is %i', (language, text, value) => {
  const [number, ...others] = readNumbers(text, { languages: [language, 'en'] })
  expect(number?.value).toBe(value)
  expect(number?.leftover).toEqual([])
  expect(others).toEqual([])
})

test.each<[LanguageTag, string, number]>([
  ['te', 'రోజుకి అరగంట', 0.5],
  ['te', 'roju gantannara', 1.5],
  ['te', 'రోజూ గంటన్నర', 1.5],
  ['te', 'rojuki ganta', 1],
  ['kn', 'dinakke ardhagante', 0.5],
  ['ml', 'ദിവസം അരമണിക്കൂർ', 0.5],
  ['bn', 'রোজ আধঘণ্টা', 0.5],
  ['or', 'ରୋଜ ଘଣ୍ଟାଏ', 1],
])('%s: %s is so many hours of a day', (language, text, value) => {
  expect(readAmounts(text, { languages: [language, 'en'] })).toMatchObject([
    { value, unit: 'hours', period: 'day' },
  ])
})
