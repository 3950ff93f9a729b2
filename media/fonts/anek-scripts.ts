import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { spaceDanda } from './odia-danda.ts'

export type AnekScript = {
  /** The package's own name for it, and its name for the subset with the script's letters. */
  name: string
  subset: string
  /** ISO 15924 */
  iso: string
  /** Where its block of 128 code points begins. */
  from: number
}

export const indicScripts: readonly AnekScript[] = [
  { name: 'devanagari', iso: 'Deva', subset: 'devanagari', from: 0x0900 },
  { name: 'tamil', iso: 'Taml', subset: 'tamil', from: 0x0b80 },
  { name: 'telugu', iso: 'Telu', subset: 'telugu', from: 0x0c00 },
  { name: 'bangla', iso: 'Beng', subset: 'bengali', from: 0x0980 },
  { name: 'gujarati', iso: 'Gujr', subset: 'gujarati', from: 0x0a80 },
  { name: 'gurmukhi', iso: 'Guru', subset: 'gurmukhi', from: 0x0a00 },
  { name: 'kannada', iso: 'Knda', subset: 'kannada', from: 0x0c80 },
  { name: 'malayalam', iso: 'Mlym', subset: 'malayalam', from: 0x0d00 },
  { name: 'odia', iso: 'Orya', subset: 'oriya', from: 0x0b00 },
]

/** A code point, as CSS writes it behind `U+`. */
export const unicode = (code: number): string => code.toString(16).toUpperCase()

/** The script's own block, for `unicode-range`. */
export const unicodeBlock = ({ from }: AnekScript): string =>
  `U+${unicode(from)}-${unicode(from + 0x7f)}`

export function scriptOf(language: string): AnekScript {
  const { script: iso } = new Intl.Locale(language).maximize()
  const script = indicScripts.find((each) => each.iso === iso)
  if (!script) throw new Error(`There is no Anek for ${iso}, the script of ${language}`)
  return script
}

/** The words of a script in these texts, each once. Joiners belong to the words that they are in. */
export function wordsIn(texts: readonly string[], { from }: AnekScript, also = ''): string[] {
  const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
  const words = new RegExp(`[${hex(from)}-${hex(from + 0x7f)}\\u200c\\u200d${also}]+`, 'gu')
  return [...new Set(texts.flatMap((text) => text.match(words) ?? []))]
}

function anekFile(name: string, subset: string, axis: 'wdth' | 'wght'): string {
  const folder = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/anek-${name}/package.json`),
  )
  return join(folder, '..', 'files', `anek-${name}-${subset}-${axis}-normal.woff2`)
}

export async function anekFont(
  name: string,
  subset: string,
  axis: 'wdth' | 'wght',
): Promise<Buffer> {
  const file = await readFile(anekFile(name, subset, axis))
  if (name !== 'odia') return file
  const truetype = await fontverter.convert(file, 'truetype')
  return spaceDanda(truetype, glyphOf(truetype, '।'))
}

function glyphOf(truetype: Buffer, character: string): number {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(character)
  buffer.guessSegmentProperties()
  harfbuzz.shape(new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(truetype))), buffer)
  return buffer.getGlyphInfos()[0]?.codepoint ?? 0
}
