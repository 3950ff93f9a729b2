type Topic = 'enquiry' | 'demo-call' | 'erasure'
/** 'link' sends a receipt's link again. */
export type Channel = 'notify' | 'confirm' | 'webhook' | 'link'

export type OutboxEntry = {
  id: string
  topic: Topic
  subjectId: string
  channel: Channel
  attempts: number
  createdAt: number
}

export type OutboxHealth = { pending: number; dead: number; oldestPendingAt: number | null }

export type Outbox = {
  add(topic: Topic, subjectId: string, channels: readonly Channel[], now: number): Promise<void>
  /** Takes due entries for this worker until `claimUntil`; nobody else gets them before. */
  claim(now: number, claimUntil: number, most: number): Promise<OutboxEntry[]>
  sent(id: string): Promise<void>
  retry(id: string, at: number, reason: string): Promise<void>
  bury(id: string, reason: string): Promise<void>
  health(): Promise<OutboxHealth>
}

/** What became of one attempt; 'never' means that trying again cannot help. */
export type Delivery = { status: 'sent' } | { status: 'later' | 'never'; reason: string }

/** Takes one entry to where its channel leads. */
export type Courier = { deliver(entry: OutboxEntry, signal: AbortSignal): Promise<Delivery> }

export type Mail = {
  /** The same for every attempt, so that a mail delivered twice is seen as one. */
  messageId: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
}
export type Mailer = { send(mail: Mail, signal: AbortSignal): Promise<Delivery> }

type WebhookEvent = { id: string; type: string; at: number; data: unknown }
export type Webhook = { post(event: WebhookEvent, signal: AbortSignal): Promise<Delivery> }
