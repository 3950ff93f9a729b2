import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { classedGlyphs } from './classed-glyphs.ts'
import { tableIn } from './font-tables.ts'

export type AxisRange = number | { min: number; max: number }

/** The subsetter's own exports: numbers in, numbers out, as C has them. */
type Subsetter = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory }

const NO_LAYOUT_CLOSURE = 0x200
const NAME_IDS = 4
const LAYOUT_FEATURES = 6
/** Of a font's names the one that its licence asks for: a page calls it by another anyway. */
const COPYRIGHT = 0
const WRITABLE = 2

let subsetter: Promise<Subsetter> | undefined

async function loadSubsetter(): Promise<Subsetter> {
  const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(path))
  const wasm = instance.exports as unknown as Subsetter
  wasm._initialize?.()
  return wasm
}

/**
 * A font cut to the glyphs that these texts really use. Subsetting an Indic font by characters keeps
 * every conjunct they could ever form (97 KB of Devanagari for one sentence); shaping the texts first
 * and keeping what appears on the way leaves a tenth of that.
 */
export async function subsetToTexts(
  font: Buffer,
  texts: readonly string[],
  axes: Record<string, AxisRange>,
  finish = (truetype: Buffer): Buffer => truetype,
): Promise<Buffer> {
  const cutter = await fontCutter(await fontverter.convert(font, 'truetype'), axes)
  return fontverter.convert(finish(cutter(texts)), 'woff2')
}

/** Cuts one font again and again: what a text needs is found out once. */
export async function fontCutter(
  truetype: Buffer,
  axes: Record<string, AxisRange>,
): Promise<(texts: readonly string[]) => Buffer> {
  subsetter ??= loadSubsetter()
  const hb = await subsetter
  const glyphsOf = glyphFinder(truetype, axes)
  const [classed] = classedGlyphs(truetype)
  const isClassed = new Set(classedGlyphs(truetype))
  return (texts) => {
    const glyphs = new Set(texts.flatMap(glyphsOf))
    if (classed !== undefined && ![...glyphs].some((glyph) => isClassed.has(glyph)))
      glyphs.add(classed)
    const characters = new Set(texts.flatMap((text) => [...text].map((c) => c.codePointAt(0) ?? 0)))
    return cutOut(hb, truetype, glyphs, characters, axes)
  }
}

function cutOut(
  hb: Subsetter,
  truetype: Buffer,
  glyphs: ReadonlySet<number>,
  characters: ReadonlySet<number>,
  axes: Record<string, AxisRange>,
): Buffer {
  const call = (name: string, ...values: number[]): number => {
    const result = hb[name]?.(...values)
    if (result === undefined && !(name in hb)) throw new Error(`The subsetter has no ${name}`)
    return result ?? 0
  }
  const data = call('malloc', truetype.byteLength)
  new Uint8Array(hb.memory.buffer).set(truetype, data)
  const blob = call('hb_blob_create', data, truetype.byteLength, WRITABLE, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = call('hb_subset_input_create_or_fail')
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  const names = call('hb_subset_input_set', input, NAME_IDS)
  call('hb_set_clear', names)
  call('hb_set_add', names, COPYRIGHT)
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE)
  const glyphSet = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs) call('hb_set_add', glyphSet, glyph)
  const characterSet = call('hb_subset_input_unicode_set', input)
  for (const character of characters) call('hb_set_add', characterSet, character)
  for (const [axis, range] of Object.entries(axes)) {
    if (typeof range === 'number')
      call('hb_subset_input_pin_axis_location', input, face, tag(axis), range)
    else
      call(
        'hb_subset_input_set_axis_range',
        input,
        face,
        tag(axis),
        range.min,
        range.max,
        Number.NaN,
      )
  }
  const subset = call('hb_subset_or_fail', face, input)
  if (subset === 0) throw new Error('HarfBuzz could not cut the font')
  const result = call('hb_face_reference_blob', subset)
  const start = call('hb_blob_get_data', result, 0)
  const bytes = Buffer.from(
    new Uint8Array(hb.memory.buffer, start, call('hb_blob_get_length', result)),
  )
  for (const [release, handle] of [
    ['hb_blob_destroy', result],
    ['hb_face_destroy', subset],
    ['hb_subset_input_destroy', input],
    ['hb_face_destroy', face],
    ['hb_blob_destroy', blob],
    ['free', data],
  ] as const)
    call(release, handle)
  return bytes
}

/**
 * Every glyph that is in the buffer at any step: rules are dropped when a half-way glyph is missing. A
 * font may draw a letter otherwise where it is narrow or strong, so each end of a range is shaped too.
 */
function glyphFinder(
  truetype: Buffer,
  axes: Record<string, AxisRange>,
): (text: string) => readonly number[] {
  const face = new harfbuzz.Face(new harfbuzz.Blob(truetype))
  const isRange = Object.values(axes).some((range) => typeof range !== 'number')
  const shapers = (isRange ? (['min', 'max'] as const) : (['min'] as const)).map((end) => {
    const font = new harfbuzz.Font(face)
    font.setVariations(
      Object.entries(axes).map(
        ([axis, range]) =>
          new harfbuzz.Variation(axis, typeof range === 'number' ? range : range[end]),
      ),
    )
    return glyphShaper(font)
  })
  const known = glyphsVary(truetype) ? new Map<string, readonly number[]>() : knownOf(truetype)
  return (text) => {
    const found = known.get(text) ?? [...new Set(shapers.flatMap((glyphsIn) => glyphsIn(text)))]
    known.set(text, found)
    return found
  }
}

/** Whether the axes choose other glyphs, as a later version of the table of substitutions allows. */
function glyphsVary(truetype: Buffer): boolean {
  const substitutions = tableIn(truetype, 'GSUB')
  return substitutions !== null && substitutions.readUInt16BE(2) > 0
}

const knownGlyphs = new WeakMap<Buffer, Map<string, readonly number[]>>()

/** What was found in a font whose glyphs are the same on all axes holds for each of its cuts. */
function knownOf(truetype: Buffer): Map<string, readonly number[]> {
  const known = knownGlyphs.get(truetype) ?? new Map<string, readonly number[]>()
  knownGlyphs.set(truetype, known)
  return known
}

/** Shapes in one buffer: each listener to a buffer's steps is a piece of WebAssembly of its own. */
function glyphShaper(font: harfbuzz.Font): (text: string) => readonly number[] {
  const buffer = new harfbuzz.Buffer()
  let used: number[] = []
  let isChanged = false
  const look = () => {
    for (const { codepoint } of buffer.getGlyphInfos()) used.push(codepoint)
  }
  buffer.setMessageFunc((step, _, message) => {
    // Where glyphs stand changes none of them.
    if (message.startsWith('start table GPOS')) return false
    if (step.getContentType() !== harfbuzz.BufferContentType.GLYPHS) return true
    const isEnd = message.startsWith('end lookup')
    const isPassed = message.startsWith('start lookup') || (isEnd && !isChanged)
    isChanged = !isPassed && !isEnd
    if (!isPassed) look()
    return true
  })
  return (text) => {
    used = []
    buffer.clearContents()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    look()
    return used
  }
}

/** How wide a text runs, in thousandths of an em. */
export async function textWidth(
  font: Buffer,
  text: string,
  axes: Record<string, number>,
): Promise<number> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(await fontverter.convert(font, 'truetype')))
  const shaped = new harfbuzz.Font(face)
  shaped.setVariations(
    Object.entries(axes).map(([axis, value]) => new harfbuzz.Variation(axis, value)),
  )
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(shaped, buffer)
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return (advance * 1000) / face.upem
}

const tag = (name: string): number => [...name].reduce((sum, c) => (sum << 8) + c.charCodeAt(0), 0)
