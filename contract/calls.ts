import type { Call } from './call.ts'
import { visitorIp } from './calls/visitor-ip.ts'

/**
 * Every call, by its name in the OpenAPI document. Pages import a call from its own file under
 * `calls/`, so that nobody downloads the whole table.
 */
export const calls = { visitorIp } as const satisfies Record<string, Call>
