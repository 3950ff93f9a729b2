import type { Page } from '../../knowledge/facts.ts'
import type { Speech } from './speech.ts'

/** A link to a page, called as the language calls it. */
export function pageLink({ sentences: { pages } }: Speech, page: Page): string {
  const names: Partial<Record<Page, string>> = {
    '/home': pages.home,
    '/home#demo': pages.demo,
    '/home#contact': pages.contact,
    '/pricing': pages.pricing,
    '/service': pages.service,
    '/faq': pages.faq,
    '/about': pages.about,
    '/privacy': pages.privacy,
    '/founder': pages.founder,
    '/blog': pages.blog,
    '/my-data': pages.privacy,
    '/healthcare': pages.healthcare,
    '/online-store': pages.onlineStore,
    '/travel-booking': pages.travelBooking,
    '/financial-service': pages.financialService,
  }
  return `[${names[page] ?? pages.blog}](${page})`
}
