import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { calmDisplay } from './calm-display.ts'

test('the last words are shown although no more follow', async () => {
  const shown: string[] = []
  let text = ''
  const display = calmDisplay(() => shown.push(text))
  for (const word of ['one ', 'two ', 'three']) {
    text += word
    await display.grown()
  }
  await wait(200)
  expect(shown.at(0)).toBe('one ')
  expect(shown.at(-1)).toBe('one two three')
})

test('many parts at once are shown a few times, not each', async () => {
  let times = 0
  const display = calmDisplay(() => times++)
  for (let part = 0; part < 500; part++) await display.grown()
  display.end()
  expect(times).toBeLessThan(10)
})
