import { unlistedPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'

/** For whoever holds a link: nothing here is to be found or shared. */
export async function loadMyData(args: PageArgs) {
  const { words, locale } = await siteWords(args)
  const { head, ...own } = words.myData
  return { ...unlistedPage(head), words: own, locale }
}
