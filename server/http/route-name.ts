import type { ServerResponse } from 'node:http'

const names = new WeakMap<object, string>()

/** Gives the answer a name for the log and the metrics: a route's name, never its address. */
export function nameRoute(response: ServerResponse, name: string): void {
  names.set(response, name)
}

export const routeName = (response: ServerResponse): string => names.get(response) ?? 'unnamed'
