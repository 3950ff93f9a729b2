import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SiteLanguageTag } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'
import { PROBLEM_TYPE } from '#contract/problem.ts'
import type { AppEnv, CallContext } from '../http/call.ts'
import { wordsIn } from '../site-words.ts'
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

function problemText(status: number, { problems }: Words['formPages']): string {
  const texts: Readonly<Record<number, string>> = {
    403: problems.notFromHere,
    413: problems.tooLarge,
    429: problems.tooMany,
    503: problems.notStored,
  }
  return texts[status] ?? problems.unexpected
}

/** The form as it was sent, to be shown again. */
type SentForm = { language: SiteLanguageTag; page: FormPage; texts: SlotTexts }

/** Whatever refuses the form, the visitor sees it again with what was typed, and reads why. */
export function refusalsAsPages(
  sentForm: (c: CallContext) => Promise<SentForm>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    if (c.res.headers.get('Content-Type') !== PROBLEM_TYPE) return
    const { status } = c.res
    const { language, page, texts } = await sentForm(c)
    const problem = problemText(status, (await wordsIn(language)).formPages)
    const again = answerPage(c, page, { ...texts, problem }, status as ContentfulStatusCode)
    // Emptied first, or the headers of a call would win over those of the page.
    c.res = undefined
    c.res = again
  }
}
