import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type SiteLanguageTag, siteLanguageTags } from '#content/words/languages.ts'
import type { FormFault } from '#contract/enquiry.ts'
import { pageIn } from '#contract/language.ts'
import type { AppEnv, CallName, Visitor } from '../http/call.ts'
import type { Guard } from '../http/guard.ts'
import { nameRoute } from '../http/route-name.ts'
import type { FormPage } from './form-pages.ts'
import { formTexts } from './form-texts.ts'
import { answerPage, refusalsAsPages } from './page-answer.ts'
import { emptyForm, limitForm, readForm, type TypedForm } from './typed-form.ts'

export type SendResult<Field extends string> =
  /** Taken: the browser is led on, so that reloading the thanks sends nothing again. */
  | { status: 'sent'; thanks: string }
  | { status: 'faulty'; faults: readonly FormFault<Field>[] }
  | { status: 'refused'; problem: string; code: ContentfulStatusCode }

export type PostedForm<Field extends string> = {
  /** Of its English page. */
  path: string
  pageIn: (language: SiteLanguageTag) => FormPage
  /** Whose budgets it is counted against. */
  call: CallName
  fields: readonly Field[]
  send(typed: TypedForm<Field>, visitor: Visitor): Promise<SendResult<Field>>
}

/** A form that browsers send themselves, and the page it stands on, in every language. */
export function mountForm<Field extends string>(
  app: Hono<AppEnv>,
  guarded: Guard,
  form: PostedForm<Field>,
): void {
  for (const language of siteLanguageTags()) mountFormIn(language, app, guarded, form)
}

function mountFormIn<Field extends string>(
  pageLanguage: SiteLanguageTag,
  app: Hono<AppEnv>,
  guarded: Guard,
  form: PostedForm<Field>,
): void {
  const { fields } = form
  const path = pageIn(pageLanguage, form.path)
  const empty = emptyForm(fields, pageLanguage)

  app.get(path, (c) => {
    nameRoute(c.env.outgoing, form.path)
    return answerPage(c, form.pageIn(pageLanguage), formTexts(empty.values, []))
  })
  app.post(
    path,
    refusalsAsPages(async (c) => {
      // What was too large has not been read, and will not be.
      const typed = c.res.status === 413 ? empty : await readForm(c, fields, pageLanguage)
      const { language } = typed
      return { language, page: form.pageIn(language), texts: formTexts(typed.values, []) }
    }),
    limitForm,
    guarded(form.call, ['POST'], { forms: true }),
    async (c) => {
      const typed = await readForm(c, fields, pageLanguage)
      const page = form.pageIn(typed.language)
      const result = await form.send(typed, c.get('visitor'))
      if (result.status === 'sent') return c.redirect(result.thanks, 303)
      if (result.status === 'faulty') {
        return answerPage(c, page, formTexts(typed.values, result.faults), 422)
      }
      const texts = { ...formTexts(typed.values, []), problem: result.problem }
      return answerPage(c, page, texts, result.code)
    },
  )
}
