import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleCalls } from '#content/example-calls/all.ts'
import { firstLetters } from '#content/facts/first-letters.ts'
import { ownNameOf } from '#content/facts/languages.ts'
import { namedLanguages } from '#content/words/languages.ts'
import { anekFont, scriptOf } from '../../media/fonts/anek-scripts.ts'
import { inSteps, outlineText } from '../../media/fonts/text-outline.ts'

/** In an em: a drawn word is nowhere larger than 22 pixels, so that no point of it is off by more than a sixth of one. */
const wordGrid = 80
const nameAxes = { wght: 520, wdth: 88 }
/** A letter is up to 88 pixels large: no point of it is off by more than a fifth of one. */
const letterGrid = 200
const letterAxes = { wght: 400, wdth: 96 }

type DrawnWord = { advance: number; box: string; path: string }

/**
 * Words of ten scripts as outlines: the device need not be searched for what it has in place of each font. Gives
 * the rules that make each of the languages' names as wide as it runs.
 */
export async function drawWords(outDir: string): Promise<string[]> {
  const { symbols, names } = await drawOwnWords()
  await writeFile(join(outDir, 'own-words.svg'), symbols)
  await writeFile(join(outDir, 'own-names.json'), JSON.stringify(names))
  await writeFile(join(outDir, 'first-letters.json'), JSON.stringify(await drawFirstLetters()))
  return Object.entries(names).map(
    ([code, { advance }]) => `.own-${code}{width:${advance / wordGrid}em}`,
  )
}

/**
 * The languages' own names and greetings, from one file. A line is one and a half ems high; a greeting is
 * underlined, as a link. A name also stands by itself for those of the first view.
 */
async function drawOwnWords(): Promise<{ symbols: string; names: Record<string, DrawnWord> }> {
  const underline = (width: number) => `<path d="M0 24h${width}v4h-${width}z"/>`
  const words = [
    ...namedLanguages().map((code) => ({ id: code, code, text: ownNameOf(code) })),
    ...exampleCalls.map(({ language: code, greeting: text }) => ({
      id: `${code}-hello`,
      code,
      text,
    })),
  ]
  const symbols: string[] = []
  const names: Record<string, DrawnWord> = {}
  // One after the other: the converters hand out memory that the next call takes back.
  for (const { id, code, text } of words) {
    const { advance, path } = await drawn(code, text, nameAxes, wordGrid)
    const greets = id !== code
    const box = `0 -84 ${advance} 120`
    if (!greets) names[code] = { advance, box, path }
    symbols.push(
      `<symbol id="own-${id}" viewBox="${box}"${greets ? ' preserveAspectRatio="xMinYMid"' : ''}>`,
      `<path d="${path}"/>${greets ? underline(advance) : ''}</symbol>`,
    )
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" hidden="">${symbols.join('')}</svg>`
  return { symbols: svg, names }
}

/** Each on a line of 1.4 ems. */
async function drawFirstLetters(): Promise<{ box: string; path: string }[]> {
  const letters: { box: string; path: string }[] = []
  for (const { language, letter } of firstLetters) {
    const { advance, path } = await drawn(language, letter, letterAxes, letterGrid)
    letters.push({ box: `0 -210 ${advance} 280`, path })
  }
  return letters
}

async function drawn(
  language: string,
  text: string,
  axes: Record<string, number>,
  unitsPerEm: number,
): Promise<{ advance: number; path: string }> {
  const { name, subset } = language === 'en' ? latin : scriptOf(language)
  const font = await anekFont(name, subset, 'wdth')
  const { advance, outline } = await outlineText(font, text, axes, { unitsPerEm })
  return { advance, path: inSteps(outline) }
}
const latin = { name: 'latin', subset: 'latin' }
