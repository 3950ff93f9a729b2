import type { Logger } from 'pino'
import type { Assistant } from '#assistant/port.ts'
import { READ_CHARACTERS } from '../chat/ports.ts'
import type { Env } from '../env.ts'
import { createDailyMoney } from '../http/daily-money.ts'
import type { Adapters } from '../service.ts'
import { deskAddress } from '../staff/desk.ts'
import type { Writer } from '../staff/writing/ports.ts'
import { paidModel } from './assistant/model/paid-model.ts'
import { createPdfReader } from './pdf/pdf-reader.ts'
import type { Storage } from './storage/storage.ts'

// Each adapter is loaded when it is chosen: what is not used costs neither memory nor time.

export async function openStorage(env: Env, onError: (error: Error) => void): Promise<Storage> {
  const { DATABASE_URL: url, DATABASE_POOL: pool, DATA_DIR: dataDir } = env.storage
  const acceptNewer = env.storage.ACCEPT_NEWER_DATABASE
  if (url) {
    const { openPostgres } = await import('./storage/postgres.ts')
    return openPostgres({ url, pool, onError, acceptNewer })
  }
  const { openSqlite } = await import('./storage/sqlite.ts')
  return openSqlite({ dataDir, acceptNewer })
}

export type AdapterDeps = {
  storage: Storage
  assistant: Assistant
  log: Logger
  now: () => number
}

/** Everything that the settings name, and nothing else. */
export async function chooseAdapters(env: Env, deps: AdapterDeps): Promise<Adapters> {
  const sending = env.operations.SENDING
  return {
    assistant: deps.assistant,
    speech: await chooseSpeech(env, deps),
    pdf: createPdfReader({
      startMs: 60_000,
      mostWorkMs: 3_000,
      deadlineMs: 15_000,
      mostWaiting: 5,
      mostBytes: 64 * 1024 * 1024,
      mostCharacters: READ_CHARACTERS,
    }),
    dialer: sending ? await chooseDialer(env) : null,
    voice: await chooseVoice(env, deps),
    mail: sending ? await chooseMailer(env) : null,
    webhook: sending ? await chooseWebhook(env, deps.now) : null,
    desk: await chooseDesk(env, deps),
  }
}

async function chooseDesk(
  env: Env,
  { storage, now, log }: Omit<AdapterDeps, 'assistant'>,
): Promise<Adapters['desk']> {
  if (!env.desk.DESK) return null
  const { lazyStaffAuth } = await import('./staff-auth/lazy-staff-auth.ts')
  const { exportEnquiries } = await import('./storage/exported-records.ts')
  const { createPasswords } = await import('./staff-auth/passwords.ts')
  const origin = deskAddress(env) ?? 'http://localhost'
  return {
    auth: lazyStaffAuth({ storage, origin, now }),
    passwords: createPasswords(),
    liveSignal: storage.liveSignal,
    enquiryRecords: () => exportEnquiries(storage),
    writer: await chooseWriter(env, { storage, now, log }),
  }
}

async function chooseWriter(
  { assistant: settings }: Env,
  { storage, now, log }: Omit<AdapterDeps, 'assistant'>,
): Promise<Writer | null> {
  if (settings.ASSISTANT !== 'model') return null
  const { createDeskWriter } = await import('./assistant/model/desk-writer.ts')
  return createDeskWriter({
    ...paidModel(settings, { storage, now }),
    onFailure: (reason) => log.warn({ reason }, 'nothing was written for the desk'),
  })
}

async function chooseMailer({ mail }: Env): Promise<Adapters['mail']> {
  if (mail.MAILER === 'none') return null
  const { createSmtpMailer } = await import('./mailer/smtp-mailer.ts')
  const mailer = createSmtpMailer({ url: mail.SMTP_URL, from: mail.MAIL_FROM })
  return { mailer, notifyTo: mail.NOTIFY_TO }
}

async function chooseWebhook({ webhook }: Env, now: () => number): Promise<Adapters['webhook']> {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = webhook
  if (!url) return null
  const { createSignedWebhook } = await import('./webhook/signed-webhook.ts')
  return createSignedWebhook({ url, secret, now })
}

async function chooseDialer({ dialer, demoCall, http }: Env): Promise<Adapters['dialer']> {
  const timeoutMs = demoCall.DIALER_TIMEOUT_MS
  switch (dialer.DIALER) {
    case 'none':
      return null
    case 'twilio': {
      const { createTwilioDialer } = await import('./dialer/twilio-dialer.ts')
      return createTwilioDialer({
        accountSid: dialer.TWILIO_ACCOUNT_SID,
        authToken: dialer.TWILIO_AUTH_TOKEN,
        from: dialer.TWILIO_FROM,
        baseUrl: dialer.TWILIO_BASE_URL,
        siteOrigin: http.SITE_ORIGIN ?? '',
        timeoutMs,
      })
    }
    case 'exotel': {
      const { createExotelDialer } = await import('./dialer/exotel-dialer.ts')
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
}

// Twilio waits fifteen seconds for an answer; half of it leaves room for the way there and back.
const SPOKEN_ANSWER_MS = 7_500

async function chooseVoice({ dialer, http }: Env, deps: AdapterDeps): Promise<Adapters['voice']> {
  if (dialer.DIALER !== 'twilio') return null
  const { mountTwilioVoice } = await import('./dialer/twilio-voice.ts')
  const options = {
    storage: deps.storage,
    assistant: deps.assistant,
    now: deps.now,
    answerWithinMs: SPOKEN_ANSWER_MS,
    authToken: dialer.TWILIO_AUTH_TOKEN,
    siteOrigin: http.SITE_ORIGIN ?? '',
  }
  return (mount) => mountTwilioVoice(mount, options)
}

async function chooseSpeech(
  { speech }: Env,
  { storage, log, now }: AdapterDeps,
): Promise<Adapters['speech']> {
  if (speech.SPEECH_TO_TEXT === 'none') return null
  const { createOpenAiTranscriber } = await import('./speech/openai-transcriber.ts')
  const transcriber = createOpenAiTranscriber({
    baseUrl: speech.SPEECH_BASE_URL,
    apiKey: speech.SPEECH_API_KEY,
    model: speech.SPEECH_MODEL,
    timeoutMs: speech.SPEECH_TIMEOUT_MS,
    onFailure: (reason) => log.warn({ reason }, 'no transcript'),
  })
  const rupeesADay = speech.SPEECH_DAILY_BUDGET_RUPEES
  const money = createDailyMoney({ storage, purpose: 'speech', rupeesADay, now })
  return { transcriber, rupeesPerMinute: speech.SPEECH_MINUTE_COST_RUPEES, money }
}
