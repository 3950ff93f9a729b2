import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { routeName } from './route-name.ts'

export type RequestRecord = { route: string; method: string; status: number; ms: number }
export type RequestObserver = (record: RequestRecord) => void

/** Tells the observer of each answer once it is over, whoever gave it. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  observe: RequestObserver,
): void {
  const started = performance.now()
  response.once('close', () => {
    observe({
      route: routeName(response),
      method: request.method ?? '',
      // 499: the caller left before the answer was complete.
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  })
}

/** One line a request: the route's name, never an address, a query string or a person's words. */
export function requestLog(log: Logger): RequestObserver {
  return (record) => log.info(record, 'request')
}
