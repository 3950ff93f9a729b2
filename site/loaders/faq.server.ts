import { brand } from '#content/facts/brand.ts'
import measured from '#content/facts/measured-accuracy.json'
import { pages } from '#content/facts/pages.ts'
import { longDate } from '#content/format/dates.ts'
import { percent } from '#content/format/percent.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs, questions } from './structured-data.server.ts'

export async function loadFaq(args: PageArgs) {
  const site = await siteWords(args)
  const { words, locale } = site
  return {
    ...ownPage(site, 'faq', [
      breadcrumbs(site, { name: words.breadcrumbs.faq, path: pages.faq.path }),
      questions(site),
    ]),
    email: brand.supportEmail,
    // Nothing is claimed before it has been measured.
    measured:
      measured.questions === 0
        ? null
        : {
            share: percent(measured.right),
            date: measured.date,
            dateText: longDate(measured.date, locale),
          },
    inlineChat: words.inlineChat,
  }
}
