import type { Dialer } from '#server/demo-call/ports.ts'
import { askProvider, LONGEST_CALL_SECONDS, RING_SECONDS } from './provider-request.ts'

export type ExotelOptions = {
  sid: string
  apiKey: string
  apiToken: string
  callerId: string
  flowId: string
  baseUrl: string
  timeoutMs: number
}

/** Connects the number to an Exotel flow: https://developer.exotel.com/api/make-a-call-api */
export function createExotelDialer(options: ExotelOptions): Dialer {
  const { sid, apiKey, apiToken, callerId, flowId, baseUrl, timeoutMs } = options
  const account = encodeURIComponent(sid)
  return {
    name: 'exotel',
    dial(call) {
      const form = new URLSearchParams({
        // Exotel writes Indian numbers with a leading zero.
        From: call.phone.replace(/^\+91/, '0'),
        CallerId: callerId,
        Url: `http://my.exotel.com/${account}/exoml/start_voice/${encodeURIComponent(flowId)}`,
        CallType: 'trans',
        TimeLimit: String(LONGEST_CALL_SECONDS),
        TimeOut: String(RING_SECONDS),
        CustomField: call.id,
      })
      return askProvider({
        url: new URL(`/v1/Accounts/${account}/Calls/connect.json`, baseUrl).href,
        user: apiKey,
        password: apiToken,
        form,
        timeoutMs,
        idOf: (answer) => (answer as { Call?: { Sid?: unknown } }).Call?.Sid,
      })
    },
  }
}
