import { type Asked, type AskOptions, ask } from '#contract/ask.ts'
import type { Call, Given } from '#contract/call.ts'
import { apiUrl } from './api-url.ts'
import { callService } from './call-service.ts'

/**
 * Makes a call of the table and reads its answer with the record's schema. That brings the schemas' library:
 * for what is loaded on demand. What a page needs at once asks by `askUrl` and `readAs`.
 */
export const askService = <C extends Call>(
  call: C,
  given: Given<C>,
  options: AskOptions = {},
): Promise<Asked<C>> => ask(call, given, { origin: apiUrl(''), send: callService, ...options })
