import type { SiteLanguageTag } from '#content/words/languages.ts'
import type { EnquiryDetails } from '#contract/enquiry-details.ts'
import type { EnquiryEventKind, InboxCounts, inboxViews } from '#contract/inbox.ts'

export type InboxEntry = Pick<EnquiryDetails, 'name' | 'business_name'> & {
  id: string
  preview: string
  /** Of the page it was sent from. */
  language: SiteLanguageTag
  page: string | null
  receivedAt: number
  /** Since when the visitor waits, or waited: they may have answered since it was received. */
  waitsSince: number
  /** Of what they wait for. */
  replyBy: number
  /** Null while they wait. */
  answeredAt: number | null
  state: 'open' | 'closed'
  assignee: { id: string; name: string } | null
  tags: string[]
  version: number
}

export type EnquiryCase = InboxEntry &
  EnquiryDetails & {
    flagged: boolean
    chatId: string | null
  }

export type InboxFilter = {
  is: (typeof inboxViews)[number]
  sort: 'urgent' | 'newest'
  /** Undefined: whoever it is assigned to; null: nobody. */
  assigneeId: string | null | undefined
  tag: string | null
  words: string | null
  now: number
  /** Those that are due before this are due soon. */
  soonBefore: number
  /** Where the page before ended, as it told. */
  after: string | null
  most: number
}

export type EnquiryEvent = {
  enquiryId: string
  /** Null: the service itself. */
  staffId: string | null
  staffName: string
  kind: EnquiryEventKind
  text: string
  details: Record<string, unknown>
}
export type EnquiryRecord = EnquiryEvent & {
  id: number
  at: number
  /** A reply that did not reach the visitor. */
  undone: boolean
}

export type EnquiryWork = {
  state?: 'open' | 'closed'
  assigneeId?: string | null
  tags?: readonly string[]
  answered?: true
  /** The visitor has written again. */
  waits?: true
}

export type EarlierContact = { kind: 'enquiry' | 'demo-call'; id: string; at: number; text: string }
export type ChatTurn = { role: 'user' | 'model' | 'person'; text: string }

export type InboxStore = {
  page(filter: InboxFilter): Promise<{ entries: InboxEntry[]; next: string | null }>
  /** Those that are used most, first. */
  tags(most: number): Promise<string[]>
  counts(staffId: string, now: number, soonBefore: number): Promise<InboxCounts>
  find(id: string): Promise<EnquiryCase | null>
  /** False when it has been changed since that version. Null as version: whatever it is now. */
  change(id: string, version: number | null, work: EnquiryWork, now: number): Promise<boolean>
  addEvent(event: EnquiryEvent, now: number): Promise<number>
  events(enquiryId: string): Promise<EnquiryRecord[]>
  event(id: number): Promise<EnquiryRecord | null>
  /** The reply did not reach the visitor: without another answer the enquiry waits again. */
  undoReply(reply: EnquiryRecord): Promise<void>
  /** Other contacts of the same mailbox or number, newest first. */
  earlier(one: EnquiryCase): Promise<EarlierContact[]>
  /** Those that wait since before an instant and have not had this reminder, nor a later one. */
  dueForReminder(step: number, waitingBefore: number, most: number): Promise<string[]>
  /** Counts a reminder. False when another instance has, or it was answered meanwhile. */
  remind(id: string, step: number): Promise<boolean>
  /** Those whose assignee has had them since before an instant and done nothing from then on. */
  idle(since: number, most: number): Promise<{ id: string; version: number }[]>
  chat(chatId: string): Promise<{ ref: string; turns: ChatTurn[] } | null>
}
