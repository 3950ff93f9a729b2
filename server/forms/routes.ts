import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { fill } from '#content/format/fill.ts'
import { siteLanguageTags } from '#content/words/languages.ts'
import { formPaths } from '#contract/form-pages.ts'
import { pageIn } from '#contract/language.ts'
import type { DemoCallDeps } from '../demo-call/request-call.ts'
import type { EnquiryDeps } from '../enquiry/receive-enquiry.ts'
import type { AppEnv } from '../http/call.ts'
import type { Guard } from '../http/guard.ts'
import { singleValues } from '../http/query.ts'
import { nameRoute } from '../http/route-name.ts'
import { wordsIn } from '../site-words.ts'
import { demoCallForm } from './demo-call-form.ts'
import { enquiryForm } from './enquiry-form.ts'
import type { FormPages } from './form-pages.ts'
import { answerPage } from './page-answer.ts'
import { mountForm } from './posted-form.ts'

export type FormDeps = EnquiryDeps & DemoCallDeps & { guarded: Guard; formMinMs: number }

const isReference = /^[\da-f-]{36}$/

/** The forms for browsers that run none of our code, each answered with a page. */
export function formRoutes(deps: FormDeps, pages: FormPages): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const language of siteLanguageTags()) {
    for (const path of Object.values(formPaths)) app.use(pageIn(language, path), compress())
  }
  mountForm(app, deps.guarded, enquiryForm(deps, pages))
  mountForm(app, deps.guarded, demoCallForm(deps, pages))

  for (const language of siteLanguageTags()) {
    const { enquiryThanks, demoCallThanks } = pages(language)
    app.get(pageIn(language, formPaths.enquiryThanks), async (c) => {
      nameRoute(c.env.outgoing, formPaths.enquiryThanks)
      const { formPages } = await wordsIn(language)
      const id = valueIn(c.req.url, 'reference')
      const reference = isReference.test(id) ? fill(formPages.reference, { id }) : ''
      return answerPage(c, enquiryThanks, { reference })
    })
    app.get(pageIn(language, formPaths.demoCallThanks), async (c) => {
      nameRoute(c.env.outgoing, formPaths.demoCallThanks)
      const { demoCallForm: words } = await wordsIn(language)
      const given = valueIn(c.req.url, 'outcome')
      const outcome = given === 'calling' || given === 'person' ? words[given] : words.queued
      return answerPage(c, demoCallThanks, { outcome })
    })
  }
  return app
}

function valueIn(url: string, name: string): string {
  const query = singleValues(url, [name])
  return query.ok ? (query.values[name] ?? '') : ''
}
