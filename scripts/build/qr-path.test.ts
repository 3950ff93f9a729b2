import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test.each(['https://site.example', 'https://www.a-much-longer-name.example/cards?of=the-founder'])(
  'a reader finds %s in the drawn path',
  (text) => {
    const { d, modules } = qrPath(text)
    expect(readBack(d, modules)).toBe(text)
  },
)

/** Fills the path's runs into pixels, with the quiet zone of four modules that readers expect. */
function readBack(d: string, modules: number): string | undefined {
  const zoom = 4
  const quiet = 4
  const side = (modules + 2 * quiet) * zoom
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < zoom; row++) {
      const line = (Number(y) + quiet) * zoom + row
      for (let column = 0; column < Number(width) * zoom; column++) {
        const pixel = (line * side + (Number(x) + quiet) * zoom + column) * 4
        pixels.fill(0, pixel, pixel + 3)
      }
    }
  }
  return jsQR(pixels, side, side)?.data
}
