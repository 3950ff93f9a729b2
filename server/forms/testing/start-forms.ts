import { expect } from 'vitest'
import { emptyEnquiry } from '#contract/enquiry.ts'
import { fieldSlots, formPaths, slot } from '#contract/form-pages.ts'
import { fromOurForm, postForm } from '../../testing/post-form.ts'
import { startTestApp, type TestAppOptions } from '../../testing/start-test-app.ts'
import type { FormPages } from '../form-pages.ts'
import { pageTemplate } from '../page-template.ts'

// Every slot on a line of its own; the pages themselves are seen in a browser.
const aPage = (...names: string[]) => ({
  fill: pageTemplate(
    ['<!doctype html>', ...names.map((name) => `${name}=${slot(name)}`)].join('\n'),
  ),
  securityPolicy: "default-src 'none'; style-src 'self'",
})
const aFormPage = (fields: readonly string[]) =>
  aPage('problem', ...fields.flatMap((field) => Object.values(fieldSlots(field))))
export const englishPages = {
  enquiry: aFormPage(Object.keys(emptyEnquiry)),
  enquiryThanks: aPage('reference'),
  demoCall: aFormPage(['name', 'phoneNumber']),
  demoCallThanks: aPage('outcome'),
}
const pages: FormPages = (language) =>
  language === 'en'
    ? englishPages
    : { ...englishPages, enquiry: aPage('problem', 'error.name', 'zz') }

export async function startForms(options: TestAppOptions = {}) {
  const site = await startTestApp({ formPages: pages, ...options })
  const post = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = fromOurForm(site.origin),
  ) => postForm(site.origin + path, fields, headers)
  return {
    ...site,
    postEnquiry: (fields: Record<string, string>, headers?: Record<string, string>) =>
      post(formPaths.enquiry, fields, headers),
    postCall: (fields: Record<string, string>) => post(formPaths.demoCall, fields),
  }
}

/** What the page says at each slot. */
export async function textsOf(response: Response): Promise<Record<string, string>> {
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  const lines = (await response.text()).split('\n').slice(1)
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]))
}
