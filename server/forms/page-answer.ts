import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { formPages } from '#content/words/en/form-pages.ts'
import { PROBLEM_TYPE } from '#contract/problem.ts'
import type { AppEnv, CallContext } from '../http/call.ts'
import type { FormPage } from './form-pages.ts'
import type { SlotTexts } from './page-template.ts'

export function answerPage(
  c: CallContext,
  page: FormPage,
  texts: SlotTexts,
  status: ContentfulStatusCode = 200,
): Response {
  return c.html(page.fill(texts), status, {
    'Content-Security-Policy': page.securityPolicy,
    'Cache-Control': 'no-store',
  })
}

const { problems } = formPages
const problemTexts: Readonly<Record<number, string>> = {
  403: problems.notFromHere,
  413: problems.tooLarge,
  429: problems.tooMany,
  503: problems.notStored,
}

/** Whatever refuses the form, the visitor sees it again with what was typed, and reads why. */
export function refusalsAsPages(
  page: FormPage,
  textsOf: (c: CallContext) => Promise<SlotTexts>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.res.headers.get('Content-Type') !== PROBLEM_TYPE) return
    const { status } = c.res
    const texts = { ...(await textsOf(c)), problem: problemTexts[status] ?? problems.unexpected }
    const again = answerPage(c, page, texts, status as ContentfulStatusCode)
    // Emptied first, or the headers of a call would win over those of the page.
    c.res = undefined
    c.res = again
  }
}
