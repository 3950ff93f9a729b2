import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { fill } from '#content/format/fill.ts'
import { formPages } from '#content/words/en/form-pages.ts'
import { demoCallForm as words } from '#content/words/en/forms.ts'
import { formPaths } from '#contract/form-pages.ts'
import type { DemoCallDeps } from '../demo-call/request-call.ts'
import type { EnquiryDeps } from '../enquiry/receive-enquiry.ts'
import type { AppEnv } from '../http/call.ts'
import type { Guard } from '../http/guard.ts'
import { singleValues } from '../http/query.ts'
import { nameRoute } from '../http/route-name.ts'
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
  for (const path of Object.values(formPaths)) app.use(path, compress())
  mountForm(app, deps.guarded, enquiryForm(deps, pages.enquiry))
  mountForm(app, deps.guarded, demoCallForm(deps, pages.demoCall))

  app.get(formPaths.enquiryThanks, (c) => {
    nameRoute(c.env.outgoing, formPaths.enquiryThanks)
    const id = valueIn(c.req.url, 'reference')
    const reference = isReference.test(id) ? fill(formPages.reference, { id }) : ''
    return answerPage(c, pages.enquiryThanks, { reference })
  })
  app.get(formPaths.demoCallThanks, (c) => {
    nameRoute(c.env.outgoing, formPaths.demoCallThanks)
    const outcome = valueIn(c.req.url, 'outcome') === 'calling' ? words.calling : words.queued
    return answerPage(c, pages.demoCallThanks, { outcome })
  })
  return app
}

function valueIn(url: string, name: string): string {
  const query = singleValues(url, [name])
  return query.ok ? (query.values[name] ?? '') : ''
}
