import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontverter from 'fontverter'
import { boards } from '#content/exhibits/boards.ts'
import { siteLanguageTags } from '#content/words/languages.ts'
import {
  type AnekScript,
  anekFont,
  indicScripts,
  unicode,
  unicodeBlock,
  wordsIn,
} from '../../media/fonts/anek-scripts.ts'
import { fontCutter, subsetToTexts, textWidth } from '../../media/fonts/font-subset.ts'
import { withoutTable } from '../../media/fonts/font-tables.ts'
import { withGlyphOf } from '../../media/fonts/join-glyph.ts'
import { COARSE, roundKerning } from '../../media/fonts/round-kerning.ts'
import { roundOutlines } from '../../media/fonts/round-outlines.ts'
import { drawWords } from './drawn-words.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** On nearly every page: inlined, so that the first paint is already in Anek. */
const common = `${letters} .,:;!?’“”'()-…/&%+=−×·~@_©`
/** Signs that no page shows today, and that a visitor may type: fetched when they are. */
const rare = '–—"#$*<>[\\]^`{|}°½éñü‘‹›«»•†'
const rupee = '₹'

/** Two cuts carry the whole Latin page. */
const cuts = [
  { weight: 400, wdth: 100 },
  { weight: 640, wdth: 85 },
] as const
/** Of 2,000 units in an em: no edge of the largest heading is off by more than a thirteenth of a pixel. */
const latinGrid = 4
const indicAxes = { wght: 400, wdth: 96 }
/** Examples are nowhere much larger than running text. */
const onTextGrid = (cut: Buffer) => roundOutlines(roundKerning(cut, COARSE), 16)

const sample = 'the agent answers every call in the language of the customer and books the slot'
// Advance widths of Arial for the sample's letters, thousandths of an em.
const arial: Record<string, number> = Object.fromEntries(
  Object.entries({
    222: 'il',
    278: 'ft ',
    333: 'r',
    500: 'ckvyz',
    556: 'abdeghnopqu',
    833: 'm',
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
)
arial.s = 500
arial.w = 722

export async function buildFonts(outDir: string): Promise<void> {
  await mkdir(join(outDir, 'full'), { recursive: true })
  const latin = await anekFont('latin', 'latin', 'wdth')
  const faces: string[] = []
  const extended = await fontverter.convert(
    await anekFont('latin', 'latin-ext', 'wdth'),
    'truetype',
  )
  for (const { weight, wdth } of cuts) {
    const axes = { wght: weight, wdth }
    const cutExtended = await fontCutter(extended, axes)
    const cutLatin = await fontCutter(await fontverter.convert(latin, 'truetype'), axes)
    const letters = roundOutlines(
      withGlyphOf(roundKerning(cutLatin([...common])), cutExtended([rupee]), rupee),
      latinGrid,
    )
    const bytes = await fontverter.convert(letters, 'woff2')
    await write(`latin-${weight}`, bytes)
    await write(
      `latin-${weight}-unkerned`,
      await fontverter.convert(withoutTable(letters, 'GPOS'), 'woff2'),
    )
    const url = `data:font/woff2;base64,${bytes.toString('base64')}`
    faces.push(face('Anek', url, weight, rangeOf(common + rupee)))
    await write(`rare-${weight}`, await subsetToTexts(latin, [...rare], axes))
    faces.push(face('Anek Rare', `./rare-${weight}.woff2`, weight, rangeOf(rare)))
    faces.push(await fallback(latin, weight, axes))
  }

  const shown = await shownTexts()
  for (const script of indicScripts) {
    const { name, subset } = script
    const font = await anekFont(name, subset, 'wdth')
    const words = wordsIn(shown, script)
    await write(name, await subsetToTexts(font, words, indicAxes, onTextGrid))
    faces.push(face(familyName(name), `./${name}.woff2`, 400, rangeIn(script, words)))
    const full = await anekFont(name, subset, 'wght')
    await write(join('full', name), await fontverter.convert(full, 'woff2'))
  }
  const widths = await drawWords(outDir)
  await writeFile(join(outDir, 'fonts.css'), `${[...faces, ...widths].join('\n')}\n`)

  async function write(name: string, bytes: Buffer) {
    await writeFile(join(outDir, `${name}.woff2`), bytes)
  }
}

/** Words of other scripts that any page may show: those of its own language a page brings along. */
async function shownTexts(): Promise<string[]> {
  const others = siteLanguageTags().filter((tag) => tag !== 'en')
  const files = globSync(['content/**/*.{ts,mdx}', 'site/**/*.{ts,tsx}'], {
    exclude: ['**/*.test.{ts,tsx}', ...others.map((tag) => `content/words/${tag}/**`)],
  })
  // Of the other languages' words, a page shows two: the offer of that language, and the board of tokens.
  const offers = others.map((tag) => `content/words/${tag}/offer.ts`)
  const texts = await Promise.all([...files, ...offers].map((file) => readFile(file, 'utf8')))
  return [...texts, JSON.stringify(boards)]
}

// Each script has its own family, so that words of another weight do not fall back to the system's.
function familyName(script: string): string {
  return `Anek ${script[0]?.toUpperCase()}${script.slice(1)}`
}

function face(family: string, url: string, weight: number, range: string): string {
  // What is inside the page is there at once: waiting for it keeps the lines from moving.
  const display = url.startsWith('data:') ? 'block' : 'swap'
  return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-display:${display};unicode-range:${range}}`
}

/** A system font stretched to Anek's metrics, for letters that Anek does not have. */
async function fallback(font: Buffer, weight: number, axes: Record<string, number>) {
  const ours = await textWidth(font, sample, axes)
  const theirs = [...sample].reduce((sum, letter) => sum + (arial[letter] ?? 0), 0)
  const size = ours / theirs
  const { ascent, descent } = verticalMetrics
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return `@font-face{font-family:"Anek Fallback";font-weight:${weight};src:local("Arial"),local("Liberation Sans"),local("Helvetica"),local("Roboto");size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`
}

// Anek Latin's hhea table, in ems.
const verticalMetrics = { ascent: 0.9, descent: 0.2 }

/** The script's whole block, which is shorter to say than its letters, and the few signs from elsewhere. */
function rangeIn(script: AnekScript, words: readonly string[]): string {
  const { from } = script
  const block = unicodeBlock(script)
  const outside = [...words.join('')].filter((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code < from || code > from + 0x7f
  })
  return outside.length > 0 ? `${block},${rangeOf(outside.join(''))}` : block
}

function rangeOf(text: string): string {
  const codes = [...new Set([...text].map((character) => character.codePointAt(0) ?? 0))]
  const runs: { from: number; to: number }[] = []
  for (const code of codes.sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.to === code - 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  return runs
    .map(({ from, to }) => `U+${unicode(from)}${to > from ? `-${unicode(to)}` : ''}`)
    .join(',')
}
