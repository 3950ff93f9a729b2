import type { Logger } from 'pino'
import { StorageUnavailable } from '../unit-of-work.ts'
import type { CallContext } from './call.ts'
import { tooMany } from './guard.ts'
import { BudgetSpent } from './limits.ts'
import { problem } from './problem.ts'

const STORAGE_RETRY_SECONDS = 5

/** The answer to whatever a call threw. A visitor who leaves in mid-sentence is no fault of ours. */
export function answerFailure(
  error: Error,
  c: CallContext,
  log: Logger,
  now: () => number,
): Response {
  if (error instanceof BudgetSpent) return tooMany(c, error.retryAt - now())
  if (error instanceof StorageUnavailable) {
    log.warn({ code: codeOf(error) }, 'storage unavailable')
    return problem(c, 'storage-unavailable', { retryAfterSeconds: STORAGE_RETRY_SECONDS })
  }
  if (codeOf(error) === 'ECONNRESET') return problem(c, 'bad-request')
  // The stack says where; the message could carry a visitor's words, so it stays out of the log.
  log.error({ name: error.name, code: codeOf(error), at: framesOf(error) }, 'unexpected error')
  return problem(c, 'unexpected')
}

function codeOf(error: unknown): string | undefined {
  const { code, errcode, cause } = error as { code?: string; errcode?: number; cause?: unknown }
  return errcode !== undefined ? String(errcode) : (code ?? (cause ? codeOf(cause) : undefined))
}

const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
