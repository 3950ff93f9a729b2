import { brand } from '#content/facts/brand.ts'
import type { PageData } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'

/** For whoever holds a link: nothing here is to be found or shared. */
export async function loadMyData(args: PageArgs) {
  const { words, locale } = await siteWords(args)
  const { head, ...own } = words.myData
  const page: PageData = {
    head: [
      { title: `${head.title} | ${brand.name}` },
      { name: 'description', content: head.description },
      { name: 'robots', content: 'noindex' },
    ],
    structuredData: '[]',
  }
  return { ...page, words: own, locale }
}
