import * as z from 'zod/mini'
import { call, json } from '../call.ts'

const LARGEST_MAIL_BYTES = 4 * 1024 * 1024

export const receiveMail = call({
  name: 'mail-inbound',
  summary: 'A mail to an address of a reply, as it is; signed by whoever passes it on',
  method: 'POST',
  path: '/mail/inbound',
  body: { kind: 'bytes', maxBytes: LARGEST_MAIL_BYTES },
  answer: json(z.object({ status: z.enum(['received', 'known']) })),
  problems: ['not-found', 'bad-signature'],
  callers: 'provider',
})
