import type { Call } from '#contract/call.ts'
import { siteCalls } from '#contract/calls.ts'
import { limitsOf } from './limits.ts'

/** Which settings bound which calls, in markdown: read from the table of calls. */
export function callLimitsTable(): string {
  const rows = Object.values<Call>(siteCalls).flatMap(({ method, path, budget }) => {
    if (!budget) return []
    const limits = limitsOf(budget).map((name) => `\`${name}\``)
    return `| \`${method} ${path}\` | ${limits.join(', ')} |`
  })
  return ['| Call | Counted by |', '| --- | --- |', ...rows.sort()].join('\n')
}
