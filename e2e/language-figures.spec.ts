import { expect, test } from '@playwright/test'
import { siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'
import { translatedPaths } from '../scripts/build/page-paths.ts'

const others = siteLanguageTags().filter((tag) => tag !== 'en')

/**
 * Prices, shares, counts, minutes and years. Times of day are said as each language says them, and calls as they
 * are spoken.
 */
const figures = (text: string): string[] =>
  text
    .match(
      /₹\d+(?:,\d+)*|\d+(?:[.,]\d+)*%|\d+(?:,\d+)*\+|\d+(?:,\d{2,3})+|(?<![\d:.,])\d{3,}(?![\d:]|\.\d)/g,
    )
    ?.toSorted() ?? []

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<li[^>]* data-speaker=.*?<\/li>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')

/** What search engines and messengers show of a page, and what its structured data say. */
function headOf(html: string): string {
  const told = [...html.matchAll(/<meta (?:name|property)="[\w:]+" content="([^"]*)"/g)]
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const title = /<title>([^<]*)/.exec(html)?.[1]
  return [title, ...told.map(([, text]) => text), ...data.map(([, text]) => text)]
    .join(' ')
    .replace(/https?:[^"\s]*/g, ' ')
}

for (const path of translatedPaths())
  test(`${path} states the same figures in the same parts in every language`, async ({
    request,
  }) => {
    const partsOf = async (address: string) => {
      const html = await (await request.get(address)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      return [headOf(html), ...main.split('<section').map(textOf)].map(figures)
    }
    const expected = await partsOf(path)
    expect(expected.flat().length + (/home|pricing|faq/.test(path) ? 0 : 1)).toBeGreaterThan(0)
    for (const tag of others) expect(await partsOf(`/${tag}${path}`), tag).toEqual(expected)
  })

test('mails, forms and the chat state the same figures in every language', async () => {
  const parts = [
    ...(['mails', 'chat', 'contactForm', 'demoCallForm'] as const),
    ...(['callProgress', 'calculator'] as const),
  ]
  const figuresIn = (words: Words) =>
    Object.fromEntries(
      parts.map((part) => [
        part,
        JSON.stringify(words[part])
          .match(/\d+(?:[.,]\d+)*/g)
          ?.toSorted(),
      ]),
    )
  const expected = figuresIn((await siteLanguages.en.words()).words)
  expect(Object.values(expected)).not.toContain(undefined)
  for (const tag of others)
    expect(figuresIn((await siteLanguages[tag].words()).words), tag).toEqual(expected)
})
