import type { Dialer } from '#server/demo-call/ports.ts'
import { askProvider, LONGEST_CALL_SECONDS, RING_SECONDS } from './provider-request.ts'
import { voicePaths } from './twilio-voice-paths.ts'

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
  return {
    name: 'twilio',
    dial(call) {
      const form = new URLSearchParams({
        To: call.phone,
        From: from,
        Url: new URL(voicePaths.answer(call.id), siteOrigin).href,
        Method: 'POST',
        StatusCallback: new URL(voicePaths.status(call.id), siteOrigin).href,
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
