import { expect, test } from 'vitest'
import { anekFont, scriptOf } from './anek-scripts.ts'
import { textWidth } from './font-subset.ts'

test('in Odia a full stop stands further from its letter than the vowel sign that looks like it', async () => {
  const { name, subset } = scriptOf('or')
  for (const axis of ['wdth', 'wght'] as const) {
    const font = await anekFont(name, subset, axis)
    for (const wght of [400, 640]) {
      const [stop, vowel] = await Promise.all(
        ['ମ।', 'ମା'].map((text) => textWidth(font, text, { wght })),
      )
      expect((stop ?? 0) - (vowel ?? 0)).toBe(110)
    }
  }
})
