// Browsers load these records with their schemas: `zod/mini`.
import * as z from 'zod/mini'
import { call, json } from '../call.ts'
import { demoCallStatuses } from '../demo-call-status.ts'
import { detailsShape } from '../enquiry-details.ts'
import { MY_DATA_PATH, RECEIPT_HEADER, RETENTION_PATH } from '../my-data.ts'

const line = z.object({ role: z.enum(['user', 'model', 'person']), text: z.string() })
export type SpokenLine = z.infer<typeof line>
const said = z.readonly(z.array(line))
const counts = z.object({ enquiries: z.int(), calls: z.int(), chats: z.int() })

const delivery = z.object({
  channel: z.enum(['notify', 'confirm', 'webhook', 'link']),
  status: z.enum(['pending', 'sent', 'dead']),
})
export type DeliveryChannel = z.infer<typeof delivery>['channel']

const letter = z.object({ at: z.string(), role: z.enum(['user', 'person']), text: z.string() })

const enquiry = z.object({
  reference: z.string(),
  received_at: z.string(),
  kept_until: z.string(),
  ...detailsShape,
  /** Where it was sent from, with the calculator's state; null when the browser did not tell. */
  page: z.nullable(z.string()),
  /** Of the page it was sent from, as a tag. */
  language: z.string(),
  address: z.string(),
  /** Whether it was taken for the work of a program. */
  flagged: z.boolean(),
  /** What was sent about it, and what became of that. */
  deliveries: z.readonly(z.array(delivery)),
  /** What was written to and fro about it afterwards, oldest first. */
  written: z.readonly(z.array(letter)),
  /** Whether staff noted something for their own work, which is not shown here. */
  has_own_notes: z.boolean(),
})
export type MyEnquiry = z.infer<typeof enquiry>

const demoCall = z.object({
  reference: z.string(),
  requested_at: z.string(),
  kept_until: z.string(),
  phone: z.string(),
  language: z.string(),
  status: z.enum(demoCallStatuses),
  address: z.string(),
  /** Null: it was asked for elsewhere, so its words are not shown to whoever only knows the number. */
  words: z.nullable(said),
})
export type MyCall = z.infer<typeof demoCall>

const chat = z.object({
  used_at: z.string(),
  kept_until: z.string(),
  messages: said,
  files: z.readonly(z.array(z.object({ name: z.string(), type: z.string(), size: z.int() }))),
})
export type MyChat = z.infer<typeof chat>

const stored = z.object({
  enquiries: z.readonly(z.array(enquiry)),
  calls: z.readonly(z.array(demoCall)),
  chats: z.readonly(z.array(chat)),
})
export type MyData = z.infer<typeof stored>

const underReceipt = {
  name: 'my-data',
  path: MY_DATA_PATH,
  headers: { [RECEIPT_HEADER]: 'What stands behind # in the link of a receipt' },
  problems: ['no-such-receipt'],
  callers: 'our-pages',
  budget: 'my-data',
  paidAtDoor: true,
} as const

export const readMyData = call({
  ...underReceipt,
  summary: 'See what is stored under a receipt',
  method: 'GET',
  answer: json(stored),
})

export const deleteMyData = call({
  ...underReceipt,
  summary: 'Delete what is stored under a receipt',
  method: 'DELETE',
  answer: json(counts),
})

export const retention = call({
  name: 'retention',
  summary: 'For how many days things are kept',
  method: 'GET',
  path: RETENTION_PATH,
  answer: json(counts),
  problems: [],
  callers: 'anyone',
})
