import type { DialResult } from '#server/demo-call/ports.ts'

export type ProviderRequest = {
  url: string
  user: string
  password: string
  form: URLSearchParams
  timeoutMs: number
  /** Reads the provider's id of the call out of its JSON answer. */
  idOf: (answer: unknown) => unknown
}

/** What every provider is told of a call, whichever it is. */
export const LONGEST_CALL_SECONDS = 180
export const RING_SECONDS = 30

// The connection was never made, so the provider cannot have heard of the call.
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
// The provider says itself that it did nothing, and that this may change.
const NOT_PLACED_YET = new Set([401, 403, 429, 503])

/** Asks a provider once to place a call; never again by itself. */
export async function askProvider(request: ProviderRequest): Promise<DialResult> {
  const { url, user, password, form, timeoutMs, idOf } = request
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name
    return { status: NEVER_CONNECTED.has(code) ? 'unavailable' : 'unknown', reason: code }
  }
  if (!response.ok) {
    await response.body?.cancel()
    return { status: placedBy(response.status), reason: `provider ${response.status}` }
  }
  try {
    const id = idOf(await response.json())
    if (typeof id === 'string' && id !== '') return { status: 'calling', providerId: id }
  } catch {
    // Accepted, but in words we cannot read: it may be ringing.
  }
  return { status: 'unknown', reason: 'unreadable answer' }
}

function placedBy(status: number): 'unavailable' | 'refused' | 'unknown' {
  if (NOT_PLACED_YET.has(status)) return 'unavailable'
  return status >= 400 && status < 500 ? 'refused' : 'unknown'
}
