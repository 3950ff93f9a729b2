import type { Generated } from 'kysely'
import type { EnquiryEventKind } from '#contract/inbox.ts'

/** What staff have made of an enquiry; a new one has the defaults. */
export type EnquiryWorkColumns = {
  state: Generated<'open' | 'closed'>
  assignee_id: Generated<string | null>
  assigned_at: Generated<number | null>
  /** When somebody first answered what waits; null while nobody has. */
  answered_at: Generated<number | null>
  /** Since when the visitor waits, who has answered by mail; null: since it was received. */
  waits_since: Generated<number | null>
  closed_at: Generated<number | null>
  /** Counts changes: whoever changes an older one is refused. */
  version: Generated<number>
  tags: Generated<string>
  /** The page of the form, as the browser told it. */
  page: Generated<string | null>
  /** What is searched of its history; the database fills it. */
  event_words: Generated<string>
  /** How many of the promise's reminders have gone out. */
  reminded: Generated<number>
}

export type EnquiryEventRow = {
  id: Generated<number>
  enquiry_id: string
  at: number
  staff_id: string | null
  staff_name: string
  kind: EnquiryEventKind
  text: string
  details: string
  /** 1: a reply that did not reach the visitor. */
  undone: Generated<number>
}

/** Tables of what staff do with enquiries. */
export type InboxTables = { enquiry_events: EnquiryEventRow }
