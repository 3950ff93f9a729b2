import type { Call } from './call.ts'

/** Where the addresses of calls begin, up to what varies in them; none stands below another. */
export function callPaths(calls: readonly Call[]): string[] {
  const fixed = [...new Set(calls.map(({ path }) => path.replace(/\/:.*/, '')))]
  return fixed.filter((path) => !fixed.some((other) => path.startsWith(`${other}/`)))
}
