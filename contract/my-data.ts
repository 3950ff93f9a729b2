/** What a visitor sees of what is stored about them. The browser loads this file: keep it small. */

import { myDataPath } from '#content/facts/pages.ts'

/** The calls behind the page of what is stored. */
export const MY_DATA_PATH = '/my_data'
export const MY_DATA_LINKS_PATH = '/my_data/links'
export const RETENTION_PATH = '/retention'
/** Carries the signed text of a receipt's link. It never stands in an address that a server sees. */
export const RECEIPT_HEADER = 'X-Receipt'

export type SpokenLine = { role: 'user' | 'model' | 'person'; text: string }

export type DeliveryChannel = 'notify' | 'confirm' | 'webhook' | 'link'
export type DeliveryState = 'pending' | 'sent' | 'dead'
export type CallState =
  | 'queued'
  | 'dialling'
  | 'calling'
  | 'ended'
  | 'failed'
  | 'unknown'
  | 'suppressed'
  | 'flagged'

export type MyEnquiry = {
  reference: string
  received_at: string
  kept_until: string
  name: string
  business_name: string
  email: string
  phone: string
  message: string
  /** Of the page it was sent from, as a tag. */
  language: string
  address: string
  /** Whether it was taken for the work of a program. */
  flagged: boolean
  /** What was sent about it, and what became of that. */
  deliveries: readonly { channel: DeliveryChannel; status: DeliveryState }[]
}

export type MyCall = {
  reference: string
  requested_at: string
  kept_until: string
  phone: string
  language: string
  status: CallState
  address: string
  /** Null: it was asked for elsewhere, so its words are not shown to whoever only knows the number. */
  words: readonly SpokenLine[] | null
}

export type MyChat = {
  used_at: string
  kept_until: string
  messages: readonly SpokenLine[]
  files: readonly { name: string; type: string; size: number }[]
}

export type MyData = {
  enquiries: readonly MyEnquiry[]
  calls: readonly MyCall[]
  chats: readonly MyChat[]
}

export type LinkRequest = { reference: string; email: string }
/** What became of it. A form without script is led to the page of that name below ours. */
export const linkAnswers = ['accepted', 'incomplete', 'no-mail'] as const
export type LinkAnswer = (typeof linkAnswers)[number]
export const linkAnswerPage = (answer: LinkAnswer): string => `${myDataPath}/${answer}`
