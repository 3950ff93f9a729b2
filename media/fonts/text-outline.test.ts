import { expect, test } from 'vitest'
import { anekFont, scriptOf } from './anek-scripts.ts'
import { inSteps, outlineText } from './text-outline.ts'

const tamil = async (text: string) => {
  const { name, subset } = scriptOf('ta')
  return outlineText(
    await anekFont(name, subset, 'wdth'),
    text,
    { wght: 520, wdth: 88 },
    { unitsPerEm: 100 },
  )
}

/** The points that a path of steps comes to, in absolute places. */
function places(path: string): string[] {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return [...path.matchAll(/([a-z])([^a-z]*)/g)].map(([, command, steps = '']) => {
    const numbers = (steps.match(/-?\d+/g) ?? []).map(Number)
    if (command === 'z') [x, y] = [startX, startY]
    else if (command === 'h') x += numbers[0] ?? 0
    else if (command === 'v') y += numbers[0] ?? 0
    else [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)]
    if (command === 'm') [startX, startY] = [x, y]
    return `${x} ${y}`
  })
}

test('letters follow each other as their font sets them', async () => {
  const [one, three] = [await tamil('த'), await tamil('ததத')]
  expect(one.advance).toBeGreaterThan(20)
  expect(Math.abs(three.advance - 3 * one.advance)).toBeLessThanOrEqual(2)
  expect(three.box[2]).toBeGreaterThan(2 * one.advance)
  expect(three.box[2]).toBeLessThanOrEqual(three.advance)
})

test('letters that join are drawn as their font joins them', async () => {
  const [bare, vowelled] = [await tamil('ழ'), await tamil('ழ்')]
  // The dot stands above the letter and takes no room of its own.
  expect(vowelled.advance).toBe(bare.advance)
  expect(vowelled.box[1]).toBeLessThan(bare.box[1])
})

test('a path by steps comes to the same places', async () => {
  const { outline } = await tamil('தமிழ்')
  let [startX, startY] = ['', '']
  const absolute = [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, command, points = '']) => {
      if (command === 'Z') return `${startX} ${startY}`
      const [x = '', y = ''] = (points.match(/-?\d+/g) ?? []).slice(-2)
      if (command === 'M') [startX, startY] = [x, y]
      return `${x} ${y}`
    },
  )
  const stepped = places(inSteps(outline))
  // A line of no length is left out.
  const moved = absolute.filter((place, index) => place !== absolute[index - 1])
  expect(stepped.filter((place, index) => place !== stepped[index - 1])).toEqual(moved)
  expect(inSteps(outline).length).toBeLessThan(outline.length * 0.8)
})

test('a square by steps', () => {
  expect(inSteps('M10 10L20 10L20 20L10 20Z')).toBe('m10 10h10v10h-10z')
  expect(inSteps('M0 0Q5 5 10 0ZM20 0L30 5Z')).toBe('m0 0q5 5 10 0zm20 0l10 5z')
})
