import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { settings } from './settings/describe.ts'
import { exampleFile } from './settings/settings-table.ts'

const complaint = (source: Record<string, string>) => {
  const result = readEnv(source)
  return result.ok ? null : result.line
}

test('nothing need be set', () => {
  const result = readEnv({})
  expect(result).toMatchObject({
    ok: true,
    env: {
      http: { PORT: 3000, HOST: '127.0.0.1', HSTS_PRELOAD: false },
      storage: { DATA_DIR: './data' },
      mail: { MAILER: 'none' },
      dialer: { DIALER: 'none' },
      assistant: { ASSISTANT: 'embedded' },
      limits: { LIMITS_SCALE: 1, LIMIT_CALL_PER_NUMBER_HOUR: { amount: 1, windowMs: 3_600_000 } },
      demoCall: { CALL_HOURS: { from: 540, to: 1260 } },
    },
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ ok: true })
})

test.each([
  [{ PORT: 'http' }, 'PORT is wrong: use a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT is wrong: use a whole number from 0 to 65535'],
  [{ LIMITS_SCALE: '0' }, 'LIMITS_SCALE is wrong: use a number of 0.001 or more'],
  [
    { LIMIT_ENQUIRY_PER_DAY: '5 a day' },
    'LIMIT_ENQUIRY_PER_DAY is wrong: use a number and a window, such as 20/minute, 20/hour or 20/day',
  ],
  [{ CALL_HOURS: '9-21' }, 'CALL_HOURS is wrong: use two times of the day, such as 09:00-21:00'],
  [{ MAILER: 'pigeon' }, 'MAILER is wrong: use none or smtp'],
  [
    { MAILER: 'smtp' },
    'SMTP_URL is not set: use an address such as smtps://user:password@mail.example.com:465',
  ],
  [
    { MAILER: 'smtp', SMTP_URL: 'smtp://x', NOTIFY_TO: 'a@b.co, c@d.co' },
    'NOTIFY_TO is wrong: use one plain e-mail address, such as team@example.com',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES is wrong: use addresses or ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
  ],
  [
    { CORS_ORIGINS: 'https://a.example/path' },
    'CORS_ORIGINS is wrong: use origins separated by commas, such as https://www.example.com',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is wrong: use an address such as postgres://user:password@host:5432/website, or leave it out',
  ],
  [
    { WEBHOOK_URL: 'https://crm.example' },
    'WEBHOOK_SECRET is too short: WEBHOOK_URL needs a secret of at least 16 characters',
  ],
  [
    { WEBHOOK_URL: 'https://user:hunter2@crm.example/hook', WEBHOOK_SECRET: 'x'.repeat(16) },
    'WEBHOOK_URL is wrong: use an address without a user name and password',
  ],
  [
    { ENQUIRIES_KEPT_DAYS: '400' },
    'ENQUIRIES_KEPT_DAYS is wrong: use a whole number from 1 to 365, the days that the privacy page promises (content/facts/retention.ts)',
  ],
  [
    { CHATS_KEPT_DAYS: '0' },
    'CHATS_KEPT_DAYS is wrong: use a whole number from 1 to 30, the days that the privacy page promises (content/facts/retention.ts)',
  ],
  [
    { DIALER: 'twilio', TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b', TWILIO_FROM: 'c' },
    'SITE_ORIGIN is not set: DIALER=twilio needs the public address of this site',
  ],
])('%j ends with one line that names the setting and the mend', (source, line) => {
  expect(complaint(source)).toBe(line)
})

test('a secret is never in the complaint', () => {
  expect(complaint({ MAILER: 'smtp', SMTP_URL: 'hunter2' })).not.toContain('hunter2')
})

test('each setting has a name of its own and a meaning', () => {
  const names = settings.map((setting) => setting.name)
  expect(new Set(names).size).toBe(names.length)
  expect(settings.filter((setting) => setting.meaning.length < 5)).toEqual([])
})

test('.env.example is what the settings say', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleFile())
})
