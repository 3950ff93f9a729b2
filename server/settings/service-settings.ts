import { z } from 'zod'
import { brand } from '#content/facts/brand.ts'
import { isAddressRange } from '../http/address-ranges.ts'
import {
  address,
  choice,
  list,
  onOff,
  optionalAddress,
  optionalText,
  text,
  whole,
} from './setting.ts'

const isOrigin = (entry: string) => URL.canParse(entry) && new URL(entry).origin === entry

export const http = z.object({
  PORT: whole({ default: 3000, min: 0, max: 65535, meaning: 'Port of the site and the calls' }),
  HOST: optionalText({ meaning: 'Address to listen on; every address when left out' }),
  SITE_ORIGIN: optionalAddress({
    meaning:
      'Public address of the site, such as https://www.example.com; needed by phone webhooks',
  }),
  DASHBOARD_URL: address({
    default: brand.dashboardUrl,
    meaning: 'Where /dashboard leads',
  }),
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
})

export const forms = z.object({
  FORM_MIN_MS: whole({
    default: 500,
    min: 0,
    max: 60_000,
    meaning: 'A form sent sooner after it was shown is stored as flagged and not mailed',
  }),
})

export const operations = z.object({
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
  RELEASE: optionalText({ meaning: 'Version shown by /healthz' }),
})
