import type { MetaDescriptor } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { type PageName, pages } from '#content/facts/pages.ts'
import type { Words } from '#content/words/words.ts'
import { type Head, headTags, unlistedHead } from './head.server.ts'
import type { SiteWords } from './site-words.server.ts'
import { webPage } from './structured-data.server.ts'

/** What every page's loader returns besides its own. */
export type PageData = {
  head: MetaDescriptor[]
  /** For search engines, as JSON-LD. */
  structuredData: string
}

export function pageData(head: Head, things: readonly WithContext<Thing>[] = []): PageData {
  return { head: headTags(head), structuredData: JSON.stringify([...things, webPage(head)]) }
}

/** A page that nobody searches for or shares. */
export const unlistedPage = (head: Pick<Head, 'title' | 'description'>): PageData => ({
  head: unlistedHead(head),
  structuredData: '[]',
})

/** A page's own words without those of its head, which stand in the head. */
export function ownPage<Name extends PageName>(
  { words, locale, tag }: SiteWords,
  name: Name,
  things?: readonly WithContext<Thing>[],
): PageData & { words: Omit<Words[Name], 'head'> } {
  const { head, ...own } = words[name]
  return { ...pageData({ ...pages[name], ...head, locale, tag }, things), words: own }
}
