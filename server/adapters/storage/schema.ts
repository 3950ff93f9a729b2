import type { DemoCallStatus } from '#contract/demo-call-status.ts'
import type { EnquiryDetails } from '#contract/enquiry-details.ts'
import type { ChatTables } from './chat-schema.ts'
import type { EnquiryWorkColumns, InboxTables } from './inbox-schema.ts'
import type { StaffTables } from './staff-schema.ts'

// Times are milliseconds since 1970, truth values 0 or 1: the same in both engines.

export type EnquiryRow = EnquiryDetails & {
  id: string
  received_at: number
  reply_by: number
  /** 1 when the hidden field or the time trap says that a bot sent it. */
  flagged: number
  address: string
  /** The conversation from which it was sent, if it was. */
  chat_id: string | null
  /** Of the page it was sent from: what we write about it is in that language. */
  language: string
}

/** One row for each enquiry of the last minutes: its primary key stores a repeated enquiry once. */
type EnquiryFingerprintRow = { fingerprint: string; enquiry_id: string; received_at: number }

type BudgetRow = { key: string; started_at: number; ends_at: number; spent: number }

type OutboxRow = {
  id: string
  topic:
    | 'enquiry'
    | 'demo-call'
    | 'erasure'
    | 'staff-reset'
    | 'enquiry-reply'
    | 'promise'
    | 'webhook-test'
  subject_id: string
  channel: 'notify' | 'confirm' | 'webhook' | 'link' | 'staff' | 'reply'
  status: 'pending' | 'sent' | 'dead'
  attempts: number
  created_at: number
  next_at: number
  claimed_until: number
  last_error: string | null
}

export type DemoCallRow = {
  id: string
  phone: string
  status: DemoCallStatus
  claimed_ip: string
  address: string
  requested_at: number
  dial_after: number
  dialled_at: number | null
  rings_since: number | null
  ended_at: number | null
  attempts: number
  provider: string
  provider_id: string | null
  last_error: string | null
  /** JSON that only the assistant reads. */
  assistant_state: string | null
  language: string
}

type DemoCallTurnRow = {
  call_id: string
  position: number
  role: 'user' | 'model'
  text: string
  said_at: number
}

type SecretRow = { name: string; value: string; created_at: number }

/** All that stays of what was deleted: no person can be told from it. */
type ErasureRow = {
  kind: 'enquiry' | 'demo-call' | 'chat'
  reference: string
  erased_at: number
  erased_by: 'visitor' | 'owner' | 'retention'
}

type SuppressedRow = { phone: string; reason: string; since: number }

export type Database = {
  enquiries: EnquiryRow & EnquiryWorkColumns
  enquiry_fingerprints: EnquiryFingerprintRow
  budgets: BudgetRow
  outbox: OutboxRow
  demo_calls: DemoCallRow
  demo_call_turns: DemoCallTurnRow
  suppressed_numbers: SuppressedRow
  secrets: SecretRow
  erasures: ErasureRow
} & ChatTables &
  StaffTables &
  InboxTables
