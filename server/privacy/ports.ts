import type { MyEnquiry, SpokenLine } from '#contract/calls/my-data.ts'
import type { EnquiryEventKind } from '#contract/inbox.ts'
import type { DemoCall, DemoCallStore } from '../demo-call/ports.ts'
import type { EnquiryStore, StoredEnquiry } from '../enquiry/ports.ts'
import type { BudgetStore } from '../http/limits.ts'
import type { Outbox } from '../outbox/ports.ts'

export type ErasedBy = 'visitor' | 'owner' | 'retention'

export type StoredChat = {
  id: string
  usedAt: number
  messages: readonly SpokenLine[]
  files: readonly { name: string; type: string; size: number }[]
}

/** Everything that is stored about somebody. */
export type Person = {
  enquiries: readonly StoredEnquiry[]
  calls: readonly DemoCall[]
  chats: readonly StoredChat[]
}

/** What retention erases. Files go before their chats: each may have megabytes. */
export type AgingKind = 'enquiries' | 'calls' | 'chat files' | 'chats'

export type PersonStore = {
  /** The newest first, whatever the case of the address. */
  enquiriesByEmail(email: string, most: number): Promise<StoredEnquiry[]>
  /** The newest first, however the number was written. */
  enquiriesByPhone(tenDigits: string, most: number): Promise<StoredEnquiry[]>
  callsTo(phones: readonly string[], most: number): Promise<DemoCall[]>
  chat(chatId: string): Promise<StoredChat | null>
  deliveries(subjectIds: readonly string[]): Promise<Delivered[]>
  /** What came after enquiries, oldest first. */
  history(enquiryIds: readonly string[]): Promise<HistoryEntry[]>
  /** Deletes all of it with what hangs on it, and leaves a tombstone for each. */
  erase(person: Person, by: ErasedBy, at: number): Promise<void>
  /** Erases a batch of what is older. Returns how many. */
  eraseOlder(kind: AgingKind, than: number, most: number, at: number): Promise<number>
}
export type Delivered = { subjectId: string } & MyEnquiry['deliveries'][number]

export type HistoryEntry = { enquiryId: string; at: number; kind: EnquiryEventKind; text: string }

export type PrivacyStores = {
  people: PersonStore
  enquiries: EnquiryStore
  demoCalls: DemoCallStore
  outbox: Outbox
  budgets: BudgetStore
}
