import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fontverter from 'fontverter'
import { boards } from '#content/exhibits/boards.ts'
import { longDate } from '#content/format/dates.ts'
import {
  languagePrefix,
  type SiteLanguageTag,
  siteLanguages,
  siteLanguageTags,
} from '#content/words/languages.ts'
import {
  type AnekScript,
  anekFont,
  scriptOf,
  unicodeBlock,
  wordsIn,
} from '../../media/fonts/anek-scripts.ts'
import { fontCutter } from '../../media/fonts/font-subset.ts'
import { COARSE, roundKerning } from '../../media/fonts/round-kerning.ts'
import { roundOutlines } from '../../media/fonts/round-outlines.ts'

/**
 * The cuts of an Indian script, as wide as our Latin letters are beside them. Points lie on a grid of units,
 * of which an em has 2,000: no edge of a text is off by more than a twelfth of a pixel, none of the largest
 * heading by more than a quarter.
 */
const cuts = [
  { weight: 400, wdth: 96, grid: 16 },
  { weight: 640, wdth: 86, grid: 16 },
] as const

// Written in several scripts, and drawn by each.
const danda = '\u0964\u0965'

/**
 * Pages in an Indian script carry their font subsets inline, as English ones do: they are there at the first paint,
 * and nothing moves later. Cut to the words of their language, not of each page: the home page alone
 * needs nearly all, and a visitor moves on without fetching more.
 */
export async function addPageFonts(client: string, folder: string, latin: string): Promise<void> {
  const unkerned = await unkernedLatin(latin)
  for (const tag of otherLanguages()) {
    const faces = await readFile(fileOf(folder, tag), 'utf8')
    for (const path of globSync(`${client}${languagePrefix(tag)}/**/index.html`)) {
      const html = await readFile(path, 'utf8')
      await writeFile(
        path,
        unkerned(html).replace('</style>', () => `${faces}</style>`),
      )
    }
  }
}

/**
 * Beside another script stand few Latin words, a name and figures: kerning, a quarter of their fonts, is left out
 * there.
 */
async function unkernedLatin(folder: string): Promise<(html: string) => string> {
  const inBase64 = (name: string) => readFile(join(folder, `${name}.woff2`), 'base64')
  const pairs = await Promise.all(
    cuts.map(({ weight }) =>
      Promise.all([inBase64(`latin-${weight}`), inBase64(`latin-${weight}-unkerned`)]),
    ),
  )
  return (html) =>
    pairs.reduce((page, [kerned, plain]) => {
      if (!page.includes(kerned)) throw new Error('A page does not bring its Latin letters along')
      return page.replace(kerned, plain)
    }, html)
}

/** Needs nothing of the pages. */
export async function subsetPageFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const tag of otherLanguages())
    await writeFile(fileOf(folder, tag), (await fontFacesOf(tag)).join(''))
}

const otherLanguages = () => siteLanguageTags().filter((tag) => tag !== 'en')
const fileOf = (folder: string, tag: SiteLanguageTag) => join(folder, `${tag}.css`)

/** The `@font-face` rules with the font subsets of a language. */
async function fontFacesOf(tag: SiteLanguageTag): Promise<string[]> {
  const script = scriptOf(tag)
  const { locale } = siteLanguages[tag]
  // What is mailed or said on the phone is shown on no page.
  const { mails: _, voice: __, ...shown } = (await siteLanguages[tag].words()).words
  const every = wordsIn([JSON.stringify(shown), ...monthsIn(locale), ...examples()], script, danda)
  const source = await anekFont(script.name, script.subset, 'wdth')
  const truetype = await fontverter.convert(source, 'truetype')
  const faces: string[] = []
  // One after the other: the converter hands out memory that its next call writes over.
  for (const { weight, wdth, grid } of cuts) {
    const cut = await fontCutter(truetype, { wght: weight, wdth })
    const light = roundOutlines(roundKerning(cut(every), COARSE), grid)
    const bytes = await fontverter.convert(light, 'woff2')
    faces.push(face(bytes.toString('base64'), weight, script))
  }
  return [...faces, ownWords(tag), ownCall(tag)]
}

/** Calls and exhibits that speak the page's language on any page. */
const examples = (): string[] => [
  ...globSync('content/{example-calls,exhibits}/*.ts').map((file) => readFileSync(file, 'utf8')),
  JSON.stringify(boards),
]

/**
 * Examples in the page's script, marked as of their language, are drawn by the page's own letters too: these are there
 * at once, wherever the styles of the page stand. An offer speaks words that this page does not have.
 */
function ownWords(tag: SiteLanguageTag): string {
  const alike = otherLanguages().filter((other) => scriptOf(other).name === scriptOf(tag).name)
  const marked = alike.map((other) => `[lang="${other}"]`).join(',')
  return `:root[data-painted] body :is(${marked}):where(:not(section)){font-family:var(--font-sans)}`
}

/** A page's letters have no weight between text and headings: words of a call gain colour alone as they are said. */
const ownCall = (tag: SiteLanguageTag) => `[lang="${tag}"] [data-word]{font-weight:640}`

/** Dates are not among the words: pages write them by the calendar of their language. */
const monthsIn = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    longDate(`2026-${String(month + 1).padStart(2, '0')}-01`, locale),
  )

function face(bytes: string, weight: number, script: AnekScript): string {
  const range = `${unicodeBlock(script)},U+964-965,U+200C-200D`
  return `@font-face{font-family:"Anek Page";src:url("data:font/woff2;base64,${bytes}") format("woff2");font-weight:${weight};font-display:block;unicode-range:${range}}`
}
