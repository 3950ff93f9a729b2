import { z } from 'zod'
import { brandDomain } from '#content/facts/brand.ts'
import { callingHours } from '#content/facts/hours.ts'
import {
  address,
  amount,
  hours,
  mailbox,
  needed,
  onOff,
  optionalAddress,
  text,
  whole,
} from './setting.ts'

const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const usualHours = `${timeOf(callingHours.from)}-${timeOf(callingHours.to)}`

export const mail = z.discriminatedUnion('MAILER', [
  z.object({ MAILER: z.literal('none') }),
  z.object({
    MAILER: z.literal('smtp'),
    SMTP_URL: z
      .string({ error: 'use an address such as smtps://user:password@mail.example.com:465' })
      .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), {
        error: 'use an address such as smtps://user:password@mail.example.com:465',
      })
      .meta({ description: 'Mail server', secret: true }),
    NOTIFY_TO: mailbox({ meaning: 'Mailbox that hears of every enquiry' }),
    MAIL_FROM: mailbox({ default: `no-reply@${brandDomain}`, meaning: 'Sender of the mails' }),
    CONFIRMATIONS: onOff({
      default: true,
      meaning: 'off sends visitors no receipt of their enquiry, only you are told',
    }),
  }),
])

export const webhook = z.object({
  WEBHOOK_URL: optionalAddress({ meaning: 'Address that gets every enquiry as signed JSON' }),
  WEBHOOK_SECRET: text({
    default: '',
    secret: true,
    meaning: 'Key of the HMAC-SHA256 signature; needed with WEBHOOK_URL',
  }),
})

export const dialer = z.discriminatedUnion('DIALER', [
  z.object({ DIALER: z.literal('none') }),
  z.object({
    DIALER: z.literal('twilio'),
    TWILIO_ACCOUNT_SID: needed({
      mend: 'copy the Account SID from the Twilio console',
      meaning: 'Twilio account',
    }),
    TWILIO_AUTH_TOKEN: needed({
      mend: 'copy the Auth Token from the Twilio console',
      meaning: 'Twilio secret; also checks the signatures of its webhooks',
      secret: true,
    }),
    TWILIO_FROM: needed({
      mend: 'use the number that calls, such as +14155550100',
      meaning: 'Number that calls',
    }),
    TWILIO_BASE_URL: address({
      default: 'https://api.twilio.com',
      meaning: 'Address of the Twilio API',
    }),
  }),
  z.object({
    DIALER: z.literal('exotel'),
    EXOTEL_SID: needed({ mend: 'copy the Account SID from Exotel', meaning: 'Exotel account' }),
    EXOTEL_API_KEY: needed({
      mend: 'copy the API key from Exotel',
      meaning: 'Exotel key',
      secret: true,
    }),
    EXOTEL_API_TOKEN: needed({
      mend: 'copy the API token from Exotel',
      meaning: 'Exotel secret',
      secret: true,
    }),
    EXOTEL_CALLER_ID: needed({ mend: 'use your ExoPhone number', meaning: 'Number that calls' }),
    EXOTEL_FLOW_ID: needed({
      mend: 'use the id of the flow that talks to the caller',
      meaning: 'Flow the call is connected to',
    }),
    EXOTEL_BASE_URL: address({
      default: 'https://api.exotel.com',
      meaning: 'Address of the Exotel API',
    }),
  }),
])

export const demoCall = z.object({
  DEMO_CALL_ENABLED: onOff({ default: true, meaning: 'off stops every demo call at once' }),
  DEMO_CALL_DAILY_BUDGET_RUPEES: amount({
    default: 500,
    min: 0,
    meaning: 'Money for demo calls a day; calls beyond it wait for the next day',
  }),
  DEMO_CALL_COST_RUPEES: amount({
    default: 6,
    min: 0,
    meaning: 'What one demo call is reckoned to cost',
  }),
  CALL_HOURS: hours({ default: usualHours, meaning: 'When calls may be made, in Indian time' }),
  DIALER_TIMEOUT_MS: whole({
    default: 10_000,
    min: 100,
    max: 60_000,
    meaning: 'How long the phone provider may take to answer',
  }),
})
