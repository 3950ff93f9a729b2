import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { subsetToTexts } from './font-subset.ts'

type Outline = {
  /** Left, top, right and bottom of the drawn points. */
  box: readonly [number, number, number, number]
  /** How wide the text runs. */
  advance: number
  /** The `d` of a path in absolute coordinates: baseline at 0, y downwards. */
  outline: string
}

/**
 * A text as the outline of its shaped letters, in whole units. Cutting the font to one weight rounds its
 * points, as a designer would have them. `starts` sets each glyph by hand in place of its font.
 */
export async function outlineText(
  font: Buffer,
  text: string,
  axes: Record<string, number>,
  { unitsPerEm, starts }: { unitsPerEm: number; starts?: readonly number[] },
): Promise<Outline> {
  const cut = await subsetToTexts(font, [text], axes)
  const face = new harfbuzz.Face(new harfbuzz.Blob(await fontverter.convert(cut, 'truetype')))
  const shaped = new harfbuzz.Font(face)
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(shaped, buffer)

  const unit = unitsPerEm / face.upem
  const xs: number[] = []
  const ys: number[] = []
  let advance = 0
  const positions = buffer.getGlyphPositions()
  const outline = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const left = starts?.[index] ?? (advance + xOffset) * unit
    advance += xAdvance
    return shaped.glyphToPath(codepoint).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, right, up) => {
      const x = Math.round(Number(right) * unit + left)
      const y = Math.round(-(Number(up) + yOffset) * unit)
      xs.push(x)
      ys.push(y)
      return ` ${x} ${y}`
    })
  })
  return {
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    advance: Math.round(advance * unit),
    outline: compact(outline.join('')),
  }
}

/** The same path by steps from point to point, which are shorter to write than places. */
export function inSteps(outline: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const step = (_: string, command: string, places: string) => {
    const points = (places.match(/-?\d+/g) ?? []).map(Number)
    const steps = points.map((place, index) => place - (index % 2 ? y : x))
    const [toX = startX, toY = startY] = points.slice(-2)
    const [right, down] = steps
    ;[x, y] = [toX, toY]
    if (command === 'M') [startX, startY] = [x, y]
    if (command === 'L' && down === 0) return right === 0 ? '' : `h ${right}`
    if (command === 'L' && right === 0) return `v ${down}`
    return `${command.toLowerCase()} ${steps.join(' ')}`
  }
  return compact(outline.replace(/([MLQCZ])([^MLQCZ]*)/g, step))
}

/** Pairs apart by a space, and none behind a command or before a minus sign. */
function compact(path: string): string {
  return path
    .replace(/[\s,]+/g, ' ')
    .replace(/([a-z]) /gi, '$1')
    .replace(/ (?=[-a-z])/gi, '')
    .trim()
}
