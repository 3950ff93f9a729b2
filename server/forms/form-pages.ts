import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteLanguageTag, siteLanguageTags } from '#content/words/languages.ts'
import { type FormPageName, formPaths } from '#contract/form-pages.ts'
import { pageIn } from '#contract/language.ts'
import { pageSecurityPolicy } from '../site/page-security-policy.ts'
import { type PageTemplate, pageTemplate } from './page-template.ts'

export type FormPage = { fill: PageTemplate; securityPolicy: string }
/** The pages of a language, by name. */
export type FormPages = (language: SiteLanguageTag) => Record<FormPageName, FormPage>

export function loadFormPages(buildDir: string): FormPages {
  const fileOf = (language: SiteLanguageTag, name: FormPageName) =>
    join(buildDir, pageIn(language, formPaths[name]), 'index.html')
  const load = (language: SiteLanguageTag, name: FormPageName): FormPage => {
    // A language whose pages are not built yet is answered in English.
    const file = existsSync(fileOf(language, name)) ? fileOf(language, name) : fileOf('en', name)
    const html = readFileSync(file, 'utf8')
    return { fill: pageTemplate(html), securityPolicy: pageSecurityPolicy(html) }
  }
  const pages = new Map(
    siteLanguageTags().map((language) => [
      language,
      {
        enquiry: load(language, 'enquiry'),
        enquiryThanks: load(language, 'enquiryThanks'),
        demoCall: load(language, 'demoCall'),
        demoCallThanks: load(language, 'demoCallThanks'),
      },
    ]),
  )
  return (language) => pages.get(language) as Record<FormPageName, FormPage>
}
