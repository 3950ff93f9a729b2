type Topic =
  | 'enquiry'
  | 'demo-call'
  | 'erasure'
  | 'staff-reset'
  | 'enquiry-reply'
  | 'promise'
  | 'webhook-test'
/** 'link' sends a receipt's link again. */
export type Channel = 'notify' | 'confirm' | 'webhook' | 'link' | 'staff' | 'reply'

export type OutboxEntry = {
  id: string
  topic: Topic
  subjectId: string
  channel: Channel
  attempts: number
  createdAt: number
}

export type LoggedDelivery = {
  id: string
  topic: Topic
  status: 'pending' | 'sent' | 'dead'
  attempts: number
  createdAt: number
  nextAt: number
  lastError: string | null
}

export type OutboxHealth = { pending: number; dead: number; oldestPendingAt: number | null }

export type Outbox = {
  /** To be delivered at once, or not before an instant. */
  add(
    topic: Topic,
    subjectId: string,
    channels: readonly Channel[],
    now: number,
    notBefore?: number,
  ): Promise<void>
  /** Takes out what nobody has tried to deliver. False when somebody has. */
  withdraw(topic: Topic, subjectId: string, now: number): Promise<boolean>
  /** Takes due entries for this worker until `claimUntil`; nobody else gets them before. */
  claim(now: number, claimUntil: number, most: number): Promise<OutboxEntry[]>
  sent(id: string): Promise<void>
  retry(id: string, at: number, reason: string): Promise<void>
  bury(id: string, reason: string): Promise<void>
  /** Newest first. */
  page(channel: Channel, after: string | null, most: number): Promise<LoggedDelivery[]>
  /** Sends once more what was sent or given up. */
  replay(id: string, channel: Channel, now: number): Promise<'done' | 'not-found' | 'conflict'>
  /** Deletes what was sent or given up before an instant and hangs on nothing that is deleted with it. */
  forget(before: number): Promise<void>
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
  /** The mail that it answers, by its Message-ID. */
  inReplyTo?: string
  /** Of its words, where they are a visitor's. */
  language?: string
  subject: string
  text: string
  html: string
}
export type Mailer = { send(mail: Mail, signal: AbortSignal): Promise<Delivery> }

type WebhookEvent = { id: string; type: string; at: number; data: unknown }
export type Webhook = { post(event: WebhookEvent, signal: AbortSignal): Promise<Delivery> }
