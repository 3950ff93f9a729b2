import { pages } from '#content/facts/pages.ts'
import { ownPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'
import { breadcrumbs } from './structured-data.server.ts'

export async function loadPricing(args: PageArgs) {
  const site = await siteWords(args)
  const { words } = site
  return {
    ...ownPage(site, 'pricing', [
      breadcrumbs(site, { name: words.pricing.head.title, path: pages.pricing.path }),
    ]),
    calculator: { ...words.calculator, bill: words.bill },
    contactForm: words.contactForm,
    faq: { label: words.shell.next.faq, to: pages.faq.path },
  }
}
