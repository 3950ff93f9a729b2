import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FormPageName, formPaths } from '#contract/form-pages.ts'
import { pageSecurityPolicy } from '../site/page-security-policy.ts'
import { type PageTemplate, pageTemplate } from './page-template.ts'

export type FormPage = { fill: PageTemplate; securityPolicy: string }
export type FormPages = Record<FormPageName, FormPage>

export function loadFormPages(buildDir: string): FormPages {
  const load = (name: FormPageName): FormPage => {
    const html = readFileSync(join(buildDir, formPaths[name], 'index.html'), 'utf8')
    return { fill: pageTemplate(html), securityPolicy: pageSecurityPolicy(html) }
  }
  return {
    enquiry: load('enquiry'),
    enquiryThanks: load('enquiryThanks'),
    demoCall: load('demoCall'),
    demoCallThanks: load('demoCallThanks'),
  }
}
