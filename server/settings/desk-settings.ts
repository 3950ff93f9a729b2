import { z } from 'zod'
import { onOff, optionalText, origin, text, whole } from './setting.ts'

export const desk = z.object({
  DESK: onOff({
    default: true,
    meaning: 'off switches the desk off: neither its pages nor its calls exist',
  }),
  DESK_ORIGIN: origin({
    meaning:
      'Public address of the desk, such as https://desk.example.com; SITE_ORIGIN when left out. Passkeys and reset mails need one of them',
  }),
  DESK_PORT: whole({
    default: 0,
    min: 0,
    max: 65535,
    meaning: 'A port of its own for the desk, which is then not on PORT; 0 serves both on PORT',
  }),
  DESK_HOST: text({
    default: '127.0.0.1',
    meaning: 'Address that DESK_PORT listens on; 0.0.0.0 is every address',
  }),
  DESK_BUILD_DIR: text({ default: './build/desk', meaning: 'Folder of the built desk' }),
  DESK_GIVE_BACK_HOURS: whole({
    default: 12,
    min: 0,
    max: 47,
    meaning: 'An assignee who does nothing for so many hours gives an enquiry back; 0 never',
  }),
  INBOUND_MAIL_DOMAIN: optionalText({
    meaning:
      'Domain whose mails are posted to /mail/inbound, such as reply.example.com: answers to a reply then come back to its enquiry',
  }),
  INBOUND_MAIL_SECRET: text({
    default: '',
    secret: true,
    meaning:
      'Key of the HMAC-SHA256 signature of inbound mails, and of their addresses; needed with INBOUND_MAIL_DOMAIN',
  }),
  AUDIT_DAYS: whole({
    default: 730,
    min: 30,
    max: 36_500,
    meaning: 'How long the audit log is kept',
  }),
})
