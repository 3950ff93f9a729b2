import { ownNameOf } from '#content/facts/languages.ts'
import { siteLanguageTags } from '#content/words/languages.ts'
import { unlistedPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'

/** For whoever holds a link: nothing here is to be found or shared. */
export async function loadMyData(args: PageArgs) {
  const { words, locale } = await siteWords(args)
  const { head, ...own } = words.myData
  const languages = Object.fromEntries(siteLanguageTags().map((tag) => [tag, ownNameOf(tag)]))
  return { ...unlistedPage(head), words: own, locale, languages }
}
