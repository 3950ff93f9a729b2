import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { boards } from '#content/exhibits/boards.ts'
import { type SiteLanguageTag, siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import { scriptOf, wordsIn } from '../media/fonts/anek-scripts.ts'

const MISSING = 0

async function fontOf(file: string) {
  const truetype = await fontverter.convert(await readFile(file), 'truetype')
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Buffer.from(truetype))))
}

function glyphsOf(font: harfbuzz.Font, word: string): number[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
}

/** What is shown in this language on pages of others. */
async function shownElsewhere(tag: SiteLanguageTag): Promise<string[]> {
  const { offer } = (await siteLanguages[tag].words()).words
  const board = boards.filter(({ language }) => language === tag)
  return wordsIn([JSON.stringify([offer, board])], scriptOf(tag))
}

for (const tag of siteLanguageTags().filter((one) => one !== 'en')) {
  test(`a page of another language writes the words of ${tag} as the whole font does`, async () => {
    const { name } = scriptOf(tag)
    const cut = await fontOf(`build/fonts/${name}.woff2`)
    const whole = await fontOf(`build/fonts/full/${name}.woff2`)
    const words = await shownElsewhere(tag)
    expect(words.length).toBeGreaterThan(4)
    for (const word of words) {
      const glyphs = glyphsOf(cut, word)
      expect(glyphs, word).not.toContain(MISSING)
      // Letters that no longer join are more than before.
      expect(glyphs, word).toHaveLength(glyphsOf(whole, word).length)
    }
  })
}
