import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleCalls } from '#content/example-calls/all.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import { anekFont, scriptOf, wordsIn } from '../../media/fonts/anek-scripts.ts'
import { subsetToTexts } from '../../media/fonts/font-subset.ts'

/** As wide as lets the longest turn stand in two lines of the card, in three on a phone. */
const usualWidth = 88
const widths: Partial<Record<LanguageCode, number>> = { ta: 75, ml: 80 }
const weights = { min: 440, max: 640 }
// Written in several scripts, and the browser would fetch Devanagari for it.
const danda = '\u0964'

/** A file a call, fetched when its language is chosen: words grow strong as they are spoken. */
export async function buildCallFonts(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  for (const { language, turns } of exampleCalls) {
    const texts = turns.flatMap(({ chunks }) => chunks.map(([own]) => own))
    const script = scriptOf(language)
    const font = await anekFont(script.name, script.subset, 'wdth')
    const axes = { wght: weights, wdth: widths[language] ?? usualWidth }
    const cut = await subsetToTexts(font, wordsIn(texts, script, danda), axes)
    await writeFile(join(outDir, `${language}.woff2`), cut)
  }
}
