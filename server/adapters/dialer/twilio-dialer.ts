import { addressOf } from '#contract/ask.ts'
import { answerVoice, statusVoice } from '#contract/calls/voice.ts'
import type { DemoCall, Dialer } from '#server/demo-call/ports.ts'
import { askProvider, LONGEST_CALL_SECONDS, RING_SECONDS } from './provider-request.ts'

export type TwilioOptions = {
  accountSid: string
  authToken: string
  from: string
  baseUrl: string
  /** Public address of this site: Twilio asks it what to say. */
  siteOrigin: string
  timeoutMs: number
}

/** Places calls through Twilio's REST interface: https://www.twilio.com/docs/voice/api/call-resource */
export function createTwilioDialer(options: TwilioOptions): Dialer {
  const { accountSid, authToken, from, baseUrl, siteOrigin, timeoutMs } = options
  const calls = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls.json`
  const publicAddress = (webhook: typeof answerVoice | typeof statusVoice, { id }: DemoCall) =>
    new URL(addressOf(webhook, { query: { call: id } }), siteOrigin).href
  return {
    name: 'twilio',
    dial(call) {
      const form = new URLSearchParams({
        To: call.phone,
        From: from,
        Url: publicAddress(answerVoice, call),
        Method: 'POST',
        StatusCallback: publicAddress(statusVoice, call),
        StatusCallbackMethod: 'POST',
        Timeout: String(RING_SECONDS),
        TimeLimit: String(LONGEST_CALL_SECONDS),
      })
      for (const event of ['ringing', 'completed']) form.append('StatusCallbackEvent', event)
      return askProvider({
        url: new URL(calls, baseUrl).href,
        user: accountSid,
        password: authToken,
        form,
        timeoutMs,
        idOf: (answer) => (answer as { sid?: unknown }).sid,
      })
    },
  }
}
