import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type ConverseDeps, greet, type Speech, takeTurn } from '#server/demo-call/converse.ts'
import type { DemoCall } from '#server/demo-call/ports.ts'
import type { AppEnv, CallContext } from '#server/http/call.ts'
import { problem } from '#server/http/problem.ts'
import { nameRoute } from '#server/http/route-name.ts'
import { twilioSpeaks } from './twilio-languages.ts'
import { isSignedByTwilio } from './twilio-signature.ts'
import { voicePaths } from './twilio-voice-paths.ts'
import { twiml } from './twiml.ts'

export type TwilioVoiceOptions = Omit<ConverseDeps, 'speaks'> & {
  authToken: string
  siteOrigin: string
}

const MOST_FORM_BYTES = 64 * 1024
/** Three minutes of talk and half a minute of ringing, with room to spare. */
const OVER_AFTER_MS = 10 * 60_000
const UNANSWERED = new Set(['busy', 'no-answer', 'failed', 'canceled'])

/** The webhooks of a call that Twilio placed for us. Each must carry Twilio's signature. */
export function twilioVoiceRoutes(options: TwilioVoiceOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const talk = { ...options, speaks: twilioSpeaks }
  const signed = async (
    c: CallContext,
    act: (call: DemoCall, form: URLSearchParams) => Promise<Response>,
  ): Promise<Response> => {
    nameRoute(c.env.outgoing, 'voice')
    const form = new URLSearchParams(await c.req.text())
    const url = new URL(c.env.incoming.url ?? '/', options.siteOrigin).href
    const signature = c.req.header('x-twilio-signature')
    if (!isSignedByTwilio(options.authToken, url, form, signature))
      return problem(c, 'bad-signature')
    const call = await options.storage.read.demoCalls.find(callIdIn(c))
    return call === null ? problem(c, 'not-found') : act(call, form)
  }
  /** A signed request can be sent again for ever: once the call is over, nothing is said to it. */
  const whileItLasts = (
    c: CallContext,
    act: (call: DemoCall, form: URLSearchParams) => Promise<Response>,
  ): Promise<Response> =>
    signed(c, async (call, form) =>
      isOver(call, options.now()) ? problem(c, 'call-over') : act(call, form),
    )
  const say = (c: CallContext, call: DemoCall, speech: Speech, silences: number): Response => {
    const turn = voicePaths.turn(call.id)
    const body = twiml(speech, { turn, silence: `${turn}&silences=${silences + 1}` })
    return c.body(body, 200, {
      'Content-Type': 'text/xml; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  }

  app.use(
    '/voice/twilio/*',
    bodyLimit({ maxSize: MOST_FORM_BYTES, onError: (c) => problem(c, 'too-large') }),
  )
  app.post('/voice/twilio/answer', (c) =>
    whileItLasts(c, async (call) => say(c, call, await greet(talk, call), 0)),
  )
  app.post('/voice/twilio/turn', (c) =>
    whileItLasts(c, async (call, form) => {
      const silences = Number(c.req.query('silences') ?? 0)
      const heard = (form.get('SpeechResult') ?? '').slice(0, 2000)
      const speech = await takeTurn(talk, call, heard, silences)
      return say(c, call, speech, heard === '' ? silences : 0)
    }),
  )
  app.post('/voice/twilio/status', (c) =>
    signed(c, async (call, form) => {
      const reported = form.get('CallStatus') ?? ''
      const outcome = UNANSWERED.has(reported) ? 'failed' : 'ended'
      await options.storage.write(async ({ demoCalls, liveEvents }) => {
        if (reported === 'ringing') await demoCalls.rings(call.id, options.now())
        else await demoCalls.ended(call.id, options.now(), outcome)
        await liveEvents.add({ topic: 'calls', subject: call.id, by: null }, options.now())
      })
      return c.body(null, 204)
    }),
  )
  return app
}

const isOver = ({ status, dialledAt, requestedAt }: DemoCall, now: number): boolean =>
  !['dialling', 'calling', 'unknown'].includes(status) ||
  now - (dialledAt ?? requestedAt) > OVER_AFTER_MS

/** PostgreSQL takes no NUL in a text, and no id of ours holds one. */
const callIdIn = (c: CallContext): string => (c.req.query('call') ?? '').replaceAll('\0', '')
