import { FORM_TOKEN_HEADER, FORM_TOKEN_PATH } from '#contract/form-token.ts'
import { apiUrl } from './api-url.ts'

let token: string | null = null

const withToken = (init: RequestInit): RequestInit =>
  token === null ? init : { ...init, headers: { ...init.headers, [FORM_TOKEN_HEADER]: token } }

/**
 * Makes a call of the service. Where the browser does not tell that it is our page that asks (plain
 * http to another machine), the service wants a token, which is fetched once it says so.
 */
export async function callService(
  url: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const response = await fetch(url, withToken(init))
  if (response.status !== 403) return response
  const given = await fetch(apiUrl(FORM_TOKEN_PATH), { signal: init.signal ?? null })
  if (!given.ok) return response
  token = await given.text()
  return fetch(url, withToken(init))
}
