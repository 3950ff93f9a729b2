import { data } from 'react-router'
import { type FormPageName, formPaths } from '#contract/form-pages.ts'
import { unlistedPage } from './page.server.ts'
import { type PageArgs, siteWords } from './site-words.server.ts'

const names = Object.keys(formPaths) as FormPageName[]

/** A form as a page of its own, and the page that thanks for it: for browsers without our code. */
export async function loadFormPage(args: PageArgs) {
  const { words, prefix } = await siteWords(args)
  const path = args.url.pathname.replace(/\/$/, '')
  const name = names.find((each) => path === prefix + formPaths[each])
  if (!name) throw data(null, { status: 404 })
  const { contactForm, demoCallForm, formPages } = words
  const { heading, ...head } = formPages[name]
  return {
    ...unlistedPage(head),
    name,
    heading,
    action: formPages.action,
    contactForm,
    demoCallForm,
  }
}
