import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import { translatedPaths } from '../scripts/build/page-paths.ts'

const client = 'build/site/client'

/** Every text among the words that is long enough to be nothing else by chance. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 24 && value.includes(' ') ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentences) : []
}

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** What a page sends: each of its texts, and each of the data that come beside it. */
function sentTexts(path: string): string[] {
  const html = readFileSync(`${client}${path}/index.html`, 'utf8')
  const data = /\/assets\/page-[\w-]+\.json/.exec(html)?.[0]
  if (!data) throw new Error(`${path} has no data beside it`)
  const texts = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').split(/<[^>]+>/)
  const values = readFileSync(client + data, 'utf8').match(/"(?:[^"\\]|\\.)*"/g) ?? []
  return [...texts.map(decoded), ...values.map((value): string => JSON.parse(value))]
}

/** Calls and exhibits are heard in their own language, whatever the page's. */
const spoken = globSync('content/{example-calls,exhibits}/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll('\\u00a0', '\u00a0')

test('no page carries the words of a language that is not its own', async () => {
  const said = new Map<string, Set<string>>()
  for (const tag of siteLanguageTags())
    said.set(tag, new Set(sentences((await siteLanguages[tag].words()).words)))
  // The board of the exhibit turns to these, and is in them on every page.
  const [marathi, hindi] = [await siteLanguages.mr.words(), await siteLanguages.hi.words()]
  const onTheBoard = new Set(sentences([marathi.words.exhibits, hindi.words.exhibits]))
  for (const [tag, own] of said) {
    const foreign = new Set<string>()
    for (const words of said.values())
      for (const sentence of words)
        if (!own.has(sentence) && !spoken.includes(sentence) && !onTheBoard.has(sentence))
          foreign.add(sentence)
    expect(foreign.size).toBeGreaterThan(1000)
    for (const path of translatedPaths()) {
      const page = tag === 'en' ? path : `/${tag}${path}`
      const texts = sentTexts(page)
      expect(texts.filter((text) => own.has(text)).length, page).toBeGreaterThan(3)
      expect(
        texts.filter((text) => foreign.has(text)),
        page,
      ).toEqual([])
    }
  }
})
