import { addressOf } from '#contract/ask.ts'
import { answerVoice, statusVoice, turnVoice } from '#contract/calls/voice.ts'
import { type ConverseDeps, greet, type Speech, takeTurn } from '#server/demo-call/converse.ts'
import type { DemoCall } from '#server/demo-call/ports.ts'
import { refuse } from '#server/http/exchange.ts'
import type { Mount, SignatureCheck } from '#server/http/mount.ts'
import { twilioSpeaks } from './twilio-languages.ts'
import { isSignedByTwilio } from './twilio-signature.ts'
import { twiml } from './twiml.ts'

export type TwilioVoiceOptions = Omit<ConverseDeps, 'speaks'> & {
  authToken: string
  siteOrigin: string
}

/** Three minutes of talk and half a minute of ringing, with room to spare. */
const OVER_AFTER_MS = 10 * 60_000
const UNANSWERED = new Set(['busy', 'no-answer', 'failed', 'canceled'])
const MOST_HEARD_CHARACTERS = 2000

/** The webhooks of a call that Twilio placed for us. Each must carry Twilio's signature. */
export function mountTwilioVoice(mount: Mount, options: TwilioVoiceOptions): void {
  const { demoCalls } = options.storage.read
  const talk = { ...options, speaks: twilioSpeaks }
  const isSigned: SignatureCheck = ({ url, header, body }) =>
    isSignedByTwilio(
      options.authToken,
      new URL(url, options.siteOrigin).href,
      new URLSearchParams(Buffer.from(body).toString()),
      header('X-Twilio-Signature'),
    )
  /** A signed request can be sent again for ever: once the call is over, nothing is said to it. */
  const whileItLasts = async (id: string, say: (call: DemoCall) => Promise<string>) => {
    const call = await demoCalls.find(id)
    if (call === null) return refuse('not-found')
    return isOver(call, options.now()) ? refuse('call-over') : say(call)
  }

  mount(
    answerVoice,
    ({ query }) =>
      whileItLasts(query.call, async (call) => spoken(call, await greet(talk, call), 0)),
    isSigned,
  )
  mount(
    turnVoice,
    ({ query, body }) =>
      whileItLasts(query.call, async (call) => {
        const heard = body.SpeechResult.slice(0, MOST_HEARD_CHARACTERS)
        const speech = await takeTurn(talk, call, heard, query.silences)
        return spoken(call, speech, heard === '' ? query.silences : 0)
      }),
    isSigned,
  )
  mount(
    statusVoice,
    async ({ query, body: { CallStatus: reported } }) => {
      const call = await demoCalls.find(query.call)
      if (call === null) return refuse('not-found')
      const outcome = UNANSWERED.has(reported) ? 'failed' : 'ended'
      await options.storage.write(async ({ demoCalls, liveEvents }) => {
        if (reported === 'ringing') await demoCalls.rings(call.id, options.now())
        else await demoCalls.ended(call.id, options.now(), outcome)
        await liveEvents.add({ topic: 'calls', subject: call.id, by: null }, options.now())
      })
      return null
    },
    isSigned,
  )
}

function spoken({ id }: DemoCall, speech: Speech, silences: number): string {
  return twiml(speech, {
    turn: addressOf(turnVoice, { query: { call: id } }),
    silence: addressOf(turnVoice, { query: { call: id, silences: silences + 1 } }),
  })
}

const isOver = ({ status, dialledAt, requestedAt }: DemoCall, now: number): boolean =>
  !['dialling', 'calling', 'unknown'].includes(status) ||
  now - (dialledAt ?? requestedAt) > OVER_AFTER_MS
