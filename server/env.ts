import type { z } from 'zod'
import { assistant, speech } from './settings/assistant-settings.ts'
import { demoCall, dialer, mail, webhook } from './settings/delivery-settings.ts'
import { desk } from './settings/desk-settings.ts'
import { limits } from './settings/limit-settings.ts'
import { forms, http, operations, privacy, storage } from './settings/service-settings.ts'

export const groups = {
  http,
  desk,
  storage,
  limits,
  forms,
  privacy,
  mail,
  webhook,
  dialer,
  demoCall,
  assistant,
  speech,
  operations,
}
export type Env = { [Name in keyof typeof groups]: z.infer<(typeof groups)[Name]> }

export const choices = {
  MAILER: { default: 'none', meaning: 'How mails leave: none or smtp' },
  DIALER: { default: 'none', meaning: 'Who places demo calls: none (staff), twilio or exotel' },
  ASSISTANT: { default: 'embedded', meaning: 'Who answers the chat: embedded or model' },
  SPEECH_TO_TEXT: { default: 'none', meaning: 'Who transcribes voice notes: none or openai' },
} as const

export type EnvResult = { ok: true; env: Env } | { ok: false; line: string }

/** Reads every setting. An empty variable counts as not set. */
export function readEnv(source: Record<string, string | undefined> = process.env): EnvResult {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const values = { ...defaultChoices(), ...given }
  const env: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(groups)) {
    const parsed = schema.safeParse(values)
    if (!parsed.success) return { ok: false, line: complaint(parsed.error, given) }
    env[name] = parsed.data
  }
  const complete = env as Env
  const line = crossComplaint(complete)
  return line === null ? { ok: true, env: complete } : { ok: false, line }
}

function complaint(error: z.ZodError, given: Record<string, unknown>): string {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  const allowed = choices[name as keyof typeof choices]
  const mend = allowed ? allowed.meaning.replace(/^.*: /, 'use ') : issue?.message
  return given[name] === undefined ? `${name} is not set: ${mend}` : `${name} is wrong: ${mend}`
}

function crossComplaint(env: Env): string | null {
  if (env.desk.INBOUND_MAIL_DOMAIN && env.desk.INBOUND_MAIL_SECRET.length < 16) {
    return 'INBOUND_MAIL_SECRET is too short: INBOUND_MAIL_DOMAIN needs a secret of at least 16 characters'
  }
  if (env.webhook.WEBHOOK_URL && env.webhook.WEBHOOK_SECRET.length < 16) {
    return 'WEBHOOK_SECRET is too short: WEBHOOK_URL needs a secret of at least 16 characters'
  }
  if (env.dialer.DIALER === 'twilio' && !env.http.SITE_ORIGIN) {
    return 'SITE_ORIGIN is not set: DIALER=twilio needs the public address of this site'
  }
  if (env.desk.DESK_PORT !== 0 && env.desk.DESK_PORT === env.http.PORT) {
    return 'DESK_PORT is wrong: use another port than PORT, or leave it out'
  }
  return null
}

const defaultChoices = () =>
  Object.fromEntries(Object.entries(choices).map(([name, { default: value }]) => [name, value]))
