import { expect, test } from 'vitest'
import { groupAlike } from './group-alike.ts'

const group = (texts: readonly string[]) => groupAlike(texts, (text) => text)

test('the same question in other words is one, and questions about other things are not', () => {
  const number = ['Can we keep our present phone number?', 'can we keep our phone number']
  const invoice = [
    'GST invoice split between two branches',
    'Can the GST invoice be split for two branches?',
  ]
  const minutes = ['Are unused minutes carried over?', 'do unused minutes carry over to next month']
  const alone = ['Can it speak Bhojpuri?', 'How is the weather in Pune today?']
  const mixed = [number[0], invoice[0], minutes[0], alone[0], number[1], invoice[1], minutes[1]]
  expect(group([...mixed, alone[1]].map((text) => text ?? ''))).toEqual([
    number,
    invoice,
    minutes,
    [alone[0]],
    [alone[1]],
  ])
})

test('questions in Indian scripts are compared by their own letters', () => {
  const hindi = ['क्या हमारा नंबर बदलना पड़ेगा?', 'क्या नंबर बदलना पड़ेगा']
  const tamil = ['எங்கள் பழைய எண்ணை வைத்திருக்கலாமா?']
  expect(group([hindi[0] ?? '', ...tamil, hindi[1] ?? ''])).toEqual([hindi, tamil])
})

test('signs alone are like nothing', () => {
  expect(group(['???', '!!', ''])).toEqual([['???'], ['!!'], ['']])
})

test('only the beginning of a long text is compared: visitors write as much as they like', () => {
  const beginning =
    'can your agent connect to the software that our old hospital still keeps its books in'
  const [one, other] = [
    `${beginning} ${'x y z '.repeat(200)}`,
    `${beginning} ${'q w e '.repeat(200)}`,
  ]
  expect(groupAlike([one, other], (text) => text)).toHaveLength(1)
})
