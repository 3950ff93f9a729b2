import { bodyLimit } from 'hono/body-limit'
import type { SiteLanguageTag } from '#content/words/languages.ts'
import { LANGUAGE_FIELD, UNSEEN_FIELD } from '#contract/form-pages.ts'
import { siteLanguageOf } from '#contract/language.ts'
import type { CallContext } from '../http/call.ts'
import { problem } from '../http/problem.ts'
import { readQuery } from '../http/query.ts'

/** What a browser sent of a form, each field as it was typed. */
export type TypedForm<Field extends string> = {
  values: Record<Field, string>
  /** How much stands in the field that people do not see. */
  unseenLength: number
  /** Of the page that it stands on. */
  language: SiteLanguageTag
}

// The longest message in its costliest encoding, and as much again for who wrote too much.
const MOST_BYTES = 256 * 1024
const FORM_TYPE = 'application/x-www-form-urlencoded'

export const limitForm = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => problem(c, 'too-large') })

export function emptyForm<Field extends string>(
  fields: readonly Field[],
  language: SiteLanguageTag,
): TypedForm<Field> {
  const values = Object.fromEntries(fields.map((field) => [field, '']))
  return { values: values as Record<Field, string>, unseenLength: 0, language }
}

/** May be asked again: the body is read once. Call it behind `limitForm`. */
export async function readForm<Field extends string>(
  c: CallContext,
  fields: readonly Field[],
  pageLanguage: SiteLanguageTag,
): Promise<TypedForm<Field>> {
  if (!c.req.header('content-type')?.startsWith(FORM_TYPE)) return emptyForm(fields, pageLanguage)
  const query = readQuery(`?${await c.req.text()}`)
  // A browser sends each field once and encodes it rightly; of anything else the first is read.
  const typed = (field: string) => query.values.get(field)?.[0] ?? ''
  const values = Object.fromEntries(fields.map((field) => [field, typed(field)]))
  return {
    values: values as Record<Field, string>,
    unseenLength: typed(UNSEEN_FIELD).length,
    language: siteLanguageOf(typed(LANGUAGE_FIELD) || pageLanguage),
  }
}
