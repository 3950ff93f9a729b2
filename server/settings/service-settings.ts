import { z } from 'zod'
import { retention } from '#content/facts/retention.ts'
import { isAddressRange } from './address-ranges.ts'
import {
  choice,
  days,
  isOrigin,
  list,
  onOff,
  optionalAddress,
  optionalText,
  text,
  whole,
} from './setting.ts'

export const http = z.object({
  PORT: whole({ default: 3000, min: 0, max: 65535, meaning: 'Port of the site and the calls' }),
  HOST: text({
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 is every address, for a proxy on another machine',
  }),
  SITE_ORIGIN: optionalAddress({
    meaning:
      'Public address of the site, such as https://www.example.com: with https, calls must come by it; needed by phone webhooks',
  }),
  DASHBOARD_URL: optionalAddress({ meaning: 'Where /dashboard leads; to the desk when left out' }),
  CORS_ORIGINS: list({
    default: '',
    check: isOrigin,
    mend: 'use origins separated by commas, such as https://www.example.com',
    meaning: 'Other origins whose pages may make the calls',
  }),
  TRUSTED_PROXIES: list({
    default: '',
    check: isAddressRange,
    mend: 'use addresses or ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
    meaning: 'Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed',
  }),
  HSTS_PRELOAD: onOff({
    default: false,
    meaning: 'on asks browsers to list the domain as https only: hard to take back',
  }),
  DRAIN_MS: whole({
    default: 0,
    min: 0,
    max: 60_000,
    meaning: 'How long /readyz says 503 before a stop begins, so that a balancer looks elsewhere',
  }),
  UPLOADS_AT_ONCE: whole({
    default: 12,
    min: 1,
    max: 10_000,
    meaning: 'Chat files that may be on their way at once; each takes up to 5 MB of memory',
  }),
  UPLOADS_AT_ONCE_PER_ADDRESS: whole({
    default: 4,
    min: 1,
    max: 10_000,
    meaning: 'The same, from one address',
  }),
  LEAST_BYTES_PER_SECOND: whole({
    default: 1024,
    min: 0,
    max: 1_000_000,
    meaning: 'A request whose body comes slower than this is cut off',
  }),
  STALLED_AFTER_MS: whole({
    default: 30_000,
    min: 100,
    max: 600_000,
    meaning: 'An answer of which the visitor takes nothing for so long is cut off',
  }),
  BUILD_DIR: text({ default: './build/site/client', meaning: 'Folder of the built site' }),
})

export const storage = z.object({
  DATA_DIR: text({ default: './data', meaning: 'Folder of the embedded database and the files' }),
  DATABASE_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), {
      error: 'use an address such as postgres://user:password@host:5432/website, or leave it out',
    })
    .optional()
    .meta({
      description: 'PostgreSQL to use instead of the embedded database',
      secret: true,
    }),
  DATABASE_POOL: whole({ default: 10, min: 1, max: 200, meaning: 'Connections to PostgreSQL' }),
  ACCEPT_NEWER_DATABASE: onOff({
    default: false,
    meaning: 'on starts on a database that a newer release has migrated: for a rollback',
  }),
  FILES_FREE_MEGABYTES: whole({
    default: 1024,
    min: 0,
    max: 100_000_000,
    meaning: 'Below so much free space at DATA_DIR no chat files are taken',
  }),
  CHATS_FREE_MEGABYTES: whole({
    default: 256,
    min: 0,
    max: 100_000_000,
    meaning: 'Below so much no chats either; enquiries are taken as long as there is any',
  }),
})

export const forms = z.object({
  FORM_MIN_MS: whole({
    default: 500,
    min: 0,
    max: 60_000,
    meaning: 'A form sent sooner after it was shown is stored as flagged and not mailed',
  }),
})

export const privacy = z.object({
  ENQUIRIES_KEPT_DAYS: days({
    default: retention.enquiries,
    meaning: 'Enquiries with the address they came from are deleted after so many days',
  }),
  CALLS_KEPT_DAYS: days({
    default: retention.calls,
    meaning: 'Demo calls with what was said and the address they were asked from',
  }),
  CHATS_KEPT_DAYS: days({
    default: retention.chats,
    meaning: 'Conversations with their files, after their last use',
  }),
})

export const operations = z.object({
  SENDING: onOff({
    default: true,
    meaning: 'off serves and stores but sends, dials and deletes nothing: for restore drills',
  }),
  METRICS_PORT: whole({
    default: 0,
    min: 0,
    max: 65535,
    meaning: 'Loopback port of /metrics; 0 is off',
  }),
  WEB_VITALS: onOff({ default: false, meaning: 'on collects Core Web Vitals without identifiers' }),
  LOG_LEVEL: choice(['silent', 'error', 'warn', 'info', 'debug'], {
    default: 'info',
    meaning: 'How much is logged',
  }),
  WATCHDOG_SECONDS: whole({
    default: 20,
    min: 0,
    max: 3600,
    meaning: 'The process ends when its event loop has stood still for so long; 0 is off',
  }),
  NOTIFY_SOCKET: optionalText({ meaning: 'Set by systemd: where it hears that the service lives' }),
  WATCHDOG_USEC: whole({
    default: 0,
    min: 0,
    max: 3_600_000_000,
    meaning: 'Set by systemd: how long it stands silence',
  }),
  RELEASE: optionalText({ meaning: 'Version shown by /healthz' }),
})
