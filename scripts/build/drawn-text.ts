import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'

type SizedFont = { font: harfbuzz.Font; upem: number }
type Run = { sized: SizedFont; text: string }

/** Text as outlines, shaped as a browser shapes it: whoever shows them needs no font. */
export type TextDrawer = {
  width(text: string, size: number): number
  /** SVG path data of one line; `y` is its base line. */
  path(text: string, x: number, y: number, size: number): string
}

const indic = /[\u0900-\u0d7f\u200c\u200d]/

/** `script` has the letters of an Indian script; all others are drawn with `latin`. */
export async function textDrawer(
  axes: Record<string, number>,
  latin: Buffer,
  script?: Buffer,
): Promise<TextDrawer> {
  const plain = await openFont(latin, axes)
  const own = script ? await openFont(script, axes) : plain
  const runs = (text: string) => runsOf(text, plain, own)
  return {
    width: (text, size) =>
      runs(text).reduce((sum, run) => sum + advance(shaped(run)) * scaleOf(run, size), 0),
    path(text, x, y, size) {
      let start = x
      return runs(text)
        .map((run) => {
          const scale = scaleOf(run, size)
          const glyphs = shaped(run)
          const drawn = outlines(run.sized.font, glyphs, start, y, scale)
          start += advance(glyphs) * scale
          return drawn
        })
        .join('')
    },
  }
}

async function openFont(source: Buffer, axes: Record<string, number>): Promise<SizedFont> {
  const truetype = await fontverter.convert(source, 'truetype')
  const face = new harfbuzz.Face(new harfbuzz.Blob(truetype))
  const font = new harfbuzz.Font(face)
  font.setVariations(
    Object.entries(axes).map(([axis, value]) => new harfbuzz.Variation(axis, value)),
  )
  return { font, upem: face.upem }
}

const scaleOf = ({ sized }: Run, size: number) => size / sized.upem

/** A space belongs to the words before it. */
function runsOf(text: string, plain: SizedFont, own: SizedFont): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const sized = sign === ' ' && last ? last.sized : indic.test(sign) ? own : plain
    if (last?.sized === sized) last.text += sign
    else runs.push({ sized, text: sign })
  }
  return runs
}

type Glyph = { id: number; xAdvance: number; xOffset: number; yOffset: number }

function shaped({ sized, text }: Run): Glyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(sized.font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, place) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
    return { id: codepoint, xAdvance, xOffset, yOffset }
  })
}

const advance = (glyphs: readonly Glyph[]) =>
  glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0)

/** Fonts count upwards from the base line, pictures downwards from the top. */
function outlines(
  font: harfbuzz.Font,
  glyphs: readonly Glyph[],
  x: number,
  y: number,
  scale: number,
): string {
  let pen = x
  return glyphs
    .map(({ id, xAdvance, xOffset, yOffset }) => {
      const left = pen + xOffset * scale
      const base = y - yOffset * scale
      pen += xAdvance * scale
      return placed(font.glyphToPath(id), left, base, scale)
    })
    .join('')
}

function placed(path: string, x: number, y: number, scale: number): string {
  let horizontal = true
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      horizontal = true
      return token
    }
    const value = Number(token) * scale
    const at = horizontal ? x + value : y - value
    horizontal = !horizontal
    return at.toFixed(1)
  })
}
