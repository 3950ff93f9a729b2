import type { ServerResponse } from 'node:http'

const ROUTE = Symbol('route')
type Named = ServerResponse & { [ROUTE]?: string }

/** Gives the answer a name for the log and the metrics: a route's name, never its address. */
export function nameRoute(response: ServerResponse, name: string): void {
  ;(response as Named)[ROUTE] = name
}

export const routeName = (response: ServerResponse): string =>
  (response as Named)[ROUTE] ?? 'unnamed'
