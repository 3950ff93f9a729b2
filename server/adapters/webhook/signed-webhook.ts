import { createHmac } from 'node:crypto'
import { brandToken } from '#content/facts/brand.ts'
import type { Webhook } from '#server/outbox/ports.ts'

export type WebhookOptions = { url: string; secret: string; now: () => number; timeoutMs?: number }

const TIMEOUT_MS = 15_000

/** `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>`, for the receiver to check. */
const signatureHeader = `X-${brandToken}-Signature`
/** The same for every attempt. */
const eventIdHeader = `X-${brandToken}-Event-Id`

/** Posts an event as JSON, signed with its time: the receiver refuses old ones. */
export function createSignedWebhook(options: WebhookOptions): Webhook {
  const { url, secret, now, timeoutMs = TIMEOUT_MS } = options
  return {
    async post(event, signal) {
      const body = JSON.stringify({
        id: event.id,
        type: event.type,
        at: new Date(event.at).toISOString(),
        data: event.data,
      })
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: {
          'Content-Type': 'application/json',
          [eventIdHeader]: event.id,
          [signatureHeader]: signature(secret, Math.floor(now() / 1000), body),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      await response.body?.cancel()
      if (response.ok) return { status: 'sent' }
      // 410 Gone is how a receiver says that it wants no more of them.
      const status = response.status === 410 ? 'never' : 'later'
      return { status, reason: `webhook ${response.status}` }
    },
  }
}

function signature(secret: string, seconds: number, body: string): string {
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${hmac}`
}
