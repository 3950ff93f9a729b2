import type { Value } from '#contract/ask.ts'
import type { Call, Given } from '#contract/call.ts'

/** Where the service answers: this site itself, unless the build names another host. */
const origin: string = import.meta.env?.PUBLIC_API_ORIGIN ?? ''

export const apiUrl = (path: string): string => origin + path

// What follows knows a record of the table by its type alone: with its schemas a page would load their library.

type QueryOf<C extends Call> = Given<C> extends { query: infer Query } ? Query : never

/** The address of a call, with its query and the language of the page, unless that is English. */
export function askUrl<C extends Call>(path: C['path'], query: QueryOf<C>): string {
  const search = new URLSearchParams(query as Record<string, string>)
  const { lang } = document.documentElement
  if (!lang.startsWith('en')) search.set('language', lang)
  return apiUrl(`${path}?${search}`)
}

/** What a call answers, taken at its word: nothing that a page does with it can do harm. */
export const readAs = <C extends Call>(response: Response): Promise<Value<C['answer']>> =>
  response.json()
