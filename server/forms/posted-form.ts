import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FormFault } from '#contract/enquiry-form.ts'
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
  path: string
  page: FormPage
  /** Whose budgets it is counted against. */
  call: CallName
  fields: readonly Field[]
  send(typed: TypedForm<Field>, visitor: Visitor): Promise<SendResult<Field>>
}

/** A form that browsers send themselves, and the page it stands on. */
export function mountForm<Field extends string>(
  app: Hono<AppEnv>,
  guarded: Guard,
  form: PostedForm<Field>,
): void {
  const { path, page, fields } = form

  app.get(path, (c) => {
    nameRoute(c.env.outgoing, path)
    return answerPage(c, page, formTexts(emptyForm(fields).values, []))
  })
  app.post(
    path,
    refusalsAsPages(page, async (c) => {
      // What was too large has not been read, and will not be.
      const { values } = c.res.status === 413 ? emptyForm(fields) : await readForm(c, fields)
      return formTexts(values, [])
    }),
    limitForm,
    guarded(form.call, ['POST'], { forms: true }),
    async (c) => {
      const typed = await readForm(c, fields)
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
