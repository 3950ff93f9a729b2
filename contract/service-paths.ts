import type { Call } from './call.ts'
import { siteCalls } from './calls.ts'
import { FORMS_FOLDER } from './form-pages.ts'

/** Where the addresses of calls begin, up to what varies in them; none stands below another. */
export function callPaths(calls: readonly Call[]): string[] {
  const fixed = [...new Set(calls.map(({ path }) => path.replace(/\/:.*/, '')))]
  return fixed.filter((path) => !fixed.some((other) => path.startsWith(`${other}/`)))
}

/** What the service answers that is no call of a page. */
export const servicePaths = {
  health: '/healthz',
  readiness: '/readyz',
  openApi: '/openapi.json',
  /** Leads to where staff begin. */
  dashboard: '/dashboard',
} as const

const DESK_FOLDER = '/desk'
/** Besides its files. */
export const DESK_CALLS = `${DESK_FOLDER}/calls`

/** What is never answered from a file: `*` stands for whatever follows, or for the tag of a language. */
export const dynamicPaths = (): string[] => [
  ...[
    ...new Set(Object.values<Call>(siteCalls).map(({ path }) => path.replace(/\/:.*/, '/*'))),
  ].sort(),
  `${FORMS_FOLDER}/*`,
  `/*${FORMS_FOLDER}/*`,
  `${DESK_FOLDER}/*`,
  ...Object.values(servicePaths),
]
