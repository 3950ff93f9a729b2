import type { Logger } from 'pino'
import type { Assistant } from '../chat/ports.ts'
import type { Env } from '../env.ts'
import type { Adapters } from '../service.ts'
import { createExotelDialer } from './dialer/exotel-dialer.ts'
import { createTwilioDialer } from './dialer/twilio-dialer.ts'
import { twilioVoiceRoutes } from './dialer/twilio-voice.ts'
import { createSmtpMailer } from './mailer/smtp-mailer.ts'
import { createOpenAiTranscriber } from './speech/openai-transcriber.ts'
import { openPostgres } from './storage/postgres.ts'
import { openSqlite } from './storage/sqlite.ts'
import type { Storage } from './storage/storage.ts'
import { createSignedWebhook } from './webhook/signed-webhook.ts'

export function openStorage(env: Env, onError: (error: Error) => void): Promise<Storage> {
  const { DATABASE_URL: url, DATABASE_POOL: pool, DATA_DIR: dataDir } = env.storage
  return url ? openPostgres({ url, pool, onError }) : openSqlite({ dataDir })
}

export type AdapterDeps = {
  storage: Storage
  assistant: Assistant
  log: Logger
  now: () => number
}

/** Everything that the settings name, and nothing else. */
export function chooseAdapters(env: Env, deps: AdapterDeps): Adapters {
  return {
    assistant: deps.assistant,
    transcriber: chooseTranscriber(env, (reason) => deps.log.warn({ reason }, 'no transcript')),
    dialer: chooseDialer(env),
    voice: chooseVoice(env, deps),
    mail: chooseMailer(env),
    webhook: chooseWebhook(env, deps.now),
  }
}

function chooseMailer({ mail }: Env): Adapters['mail'] {
  if (mail.MAILER === 'none') return null
  const mailer = createSmtpMailer({ url: mail.SMTP_URL, from: mail.MAIL_FROM })
  return { mailer, notifyTo: mail.NOTIFY_TO }
}

function chooseWebhook({ webhook }: Env, now: () => number): Adapters['webhook'] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = webhook
  return url ? createSignedWebhook({ url, secret, now }) : null
}

function chooseDialer({ dialer, demoCall, http }: Env): Adapters['dialer'] {
  const timeoutMs = demoCall.DIALER_TIMEOUT_MS
  switch (dialer.DIALER) {
    case 'none':
      return null
    case 'twilio':
      return createTwilioDialer({
        accountSid: dialer.TWILIO_ACCOUNT_SID,
        authToken: dialer.TWILIO_AUTH_TOKEN,
        from: dialer.TWILIO_FROM,
        baseUrl: dialer.TWILIO_BASE_URL,
        siteOrigin: http.SITE_ORIGIN ?? '',
        timeoutMs,
      })
    case 'exotel':
      return createExotelDialer({
        sid: dialer.EXOTEL_SID,
        apiKey: dialer.EXOTEL_API_KEY,
        apiToken: dialer.EXOTEL_API_TOKEN,
        callerId: dialer.EXOTEL_CALLER_ID,
        flowId: dialer.EXOTEL_FLOW_ID,
        baseUrl: dialer.EXOTEL_BASE_URL,
        timeoutMs,
      })
  }
}

// Twilio waits fifteen seconds for an answer; half of it leaves room for the way there and back.
const SPOKEN_ANSWER_MS = 7_500

function chooseVoice({ dialer, http }: Env, deps: AdapterDeps): Adapters['voice'] {
  if (dialer.DIALER !== 'twilio') return null
  return twilioVoiceRoutes({
    storage: deps.storage,
    assistant: deps.assistant,
    now: deps.now,
    answerWithinMs: SPOKEN_ANSWER_MS,
    authToken: dialer.TWILIO_AUTH_TOKEN,
    siteOrigin: http.SITE_ORIGIN ?? '',
  })
}

function chooseTranscriber(
  { speech }: Env,
  onFailure: (reason: string) => void,
): Adapters['transcriber'] {
  if (speech.SPEECH_TO_TEXT === 'none') return null
  return createOpenAiTranscriber({
    baseUrl: speech.SPEECH_BASE_URL,
    apiKey: speech.SPEECH_API_KEY,
    model: speech.SPEECH_MODEL,
    timeoutMs: speech.SPEECH_TIMEOUT_MS,
    onFailure,
  })
}
