import type { FormPageName } from '#contract/form-pages.ts'
import { unlistedPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'

/** A form as a page of its own, and the page that thanks for it: for browsers without our code. */
export const loadFormPage = (name: FormPageName) => async (args: PageArgs) => {
  const { contactForm, demoCallForm, formPages } = (await siteWords(args)).words
  const { heading, ...head } = formPages[name]
  return { ...unlistedPage(head), heading, action: formPages.action, contactForm, demoCallForm }
}
