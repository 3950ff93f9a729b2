import { describe, expect, test } from 'vitest'
import { claims } from '../facts/claims.ts'
import { type SiteLanguageTag, siteLanguages, siteLanguageTags } from './languages.ts'

const figures: ReadonlySet<unknown> = new Set(
  Object.values(claims).filter((claim) => typeof claim === 'string'),
)
/** Under these names stands what a figure counts. */
const tellings = ['text', 'label', 'description', 'subtitle']

type Shown = { path: string; figure: string; told: string }

/** Every place where a claim stands as a figure of its own, with the words that stand with it. */
function shownIn(words: unknown, path = ''): Shown[] {
  if (typeof words !== 'object' || words === null) return []
  const here = Object.values(words)
    .filter((value): value is string => figures.has(value))
    .map((figure) => ({ path, figure, told: toldBeside(words) }))
  const below = Object.entries(words).flatMap(([key, value]) => shownIn(value, `${path}.${key}`))
  return [...here, ...below]
}

const toldBeside = (words: object): string =>
  Object.entries(words)
    .filter(([name, value]) => name.endsWith('Text') || (tellings.includes(name) && value))
    .map(([, value]) => String(value))
    .join(' ')

const shownWords = async (tag: SiteLanguageTag) => (await siteLanguages[tag].words()).words

describe.each(siteLanguageTags())('in %s', (tag) => {
  test('what a figure counts stands beside it', async () => {
    const shown = shownIn(await shownWords(tag))
    expect(shown.length).toBeGreaterThan(15)
    const bare = shown.filter(({ told }) => told.trim().split(/\s+/).length < 2)
    expect(bare).toEqual([])
  })

  test('each figure of the first screen is explained, and no other', async () => {
    const { hero, figureBasis } = (await shownWords(tag)).home
    const named = (list: readonly { figure: string }[]) => list.map(({ figure }) => figure)
    expect(named(figureBasis.items)).toEqual(named(hero.figures))
    for (const { text } of figureBasis.items) expect(text.length).toBeGreaterThan(30)
  })
})
