import type { AuditAction } from '#contract/audit.ts'
import type { Role } from '#contract/call.ts'
import type { LiveNews, LiveTopic } from '#contract/live.ts'
import type { BudgetStore } from '../http/limits.ts'
import type { SecretStore } from '../http/signer.ts'
import type { Outbox } from '../outbox/ports.ts'
import type { DeskChatStore } from './chats/ports.ts'
import type { InboxStore } from './inbox/ports.ts'
import type { NotKnownStore } from './not-known/ports.ts'
import type { OverviewStore } from './overview/ports.ts'
import type { DeskCallStore } from './phone/ports.ts'
import type { CannedStore, DeskSettingsStore, PresenceStore } from './settings/ports.ts'

export type Member = {
  id: string
  name: string
  email: string
  role: Role
  disabled: boolean
  secondFactor: boolean
  createdAt: number
  seenAt: number | null
  absentUntil: number | null
}

export type StaffSession = {
  id: string
  address: string
  browser: string
  createdAt: number
  seenAt: number
  expiresAt: number
}

export type Passkey = { id: string; name: string; createdAt: number }

export type StaffStore = {
  isEmpty(): Promise<boolean>
  list(): Promise<Member[]>
  find(id: string): Promise<Member | null>
  findByEmail(email: string): Promise<Member | null>
  rename(id: string, name: string, now: number): Promise<void>
  setRole(id: string, role: Role, now: number): Promise<void>
  setDisabled(id: string, disabled: boolean, now: number): Promise<void>
  setAbsence(id: string, until: number | null, now: number): Promise<void>
  /** Whether another owner can sign in; nobody can change that until the transaction ends. */
  hasOtherOwner(id: string): Promise<boolean>
  passwordHash(id: string): Promise<string | null>
  setPasswordHash(id: string, hash: string, now: number): Promise<void>
  removeSecondFactor(id: string): Promise<void>
  sessions(id: string, now: number): Promise<StaffSession[]>
  /** Whether somebody may go on with a session that was let in before. */
  isOpen(sessionId: string): Promise<boolean>
  endSession(id: string, sessionId: string): Promise<boolean>
  endSessions(id: string, exceptSessionId?: string): Promise<number>
  passkeys(id: string): Promise<Passkey[]>
  removePasskey(id: string, passkeyId: string): Promise<boolean>
  /** Sessions, challenges and links whose time is over. */
  forgetExpired(now: number): Promise<void>
}

/** A link that works once. Only the hash of what stands in it is kept. */
export type StaffLink = {
  token: string
  kind: 'set-up' | 'invitation' | 'reset'
  staffId: string | null
  email: string | null
  role: Role | null
  clearsSecondFactor: boolean
  madeBy: string | null
  madeAt: number
  expiresAt: number
}

export type StaffLinkStore = {
  /** False when there is a set-up link already. */
  add(link: StaffLink): Promise<boolean>
  peek(token: string, now: number): Promise<StaffLink | null>
  /** Uses the link up: of several who come at once, one gets it. */
  take(token: string, kind: StaffLink['kind'], now: number): Promise<StaffLink | null>
  open(kind: StaffLink['kind'], now: number): Promise<StaffLink[]>
  remove(token: string, kind: StaffLink['kind']): Promise<boolean>
  removeFor(filter: {
    kind: StaffLink['kind']
    email?: string
    staffId?: string
    madeBy?: string
  }): Promise<void>
}

export type AuditEntry = {
  /** Null: the service itself, or somebody who is not signed in. */
  staffId: string | null
  staffName: string
  action: AuditAction
  /** What was acted on, such as `enquiry:<id>`. */
  subject: string | null
  details: Record<string, unknown>
  address: string
}

export type AuditRecord = AuditEntry & { id: number; at: number }

export type AuditFilter = {
  before: number | null
  staffId: string | null
  subject: string | null
  action?: AuditAction
  most: number
}

export type AuditStore = {
  add(entry: AuditEntry, now: number): Promise<void>
  /** Newest first. */
  page(filter: AuditFilter): Promise<AuditRecord[]>
  /** The one way rows leave: those from before `keepFrom`, which is more than 29 days ago. */
  trim(keepFrom: number): Promise<number>
}

export type LiveEvent = {
  topic: LiveTopic
  subject: string | null
  by: string | null
  news?: LiveNews
}

export type LiveEventStore = {
  /**
   * Last in its transaction: on PostgreSQL others who add one wait from here to the commit, so that
   * ids are seen in their order.
   */
  add(event: LiveEvent, now: number): Promise<void>
  after(id: number, most: number): Promise<(LiveEvent & { id: number })[]>
  /** Zero when there is none. */
  bounds(): Promise<{ oldest: number; newest: number }>
  forget(before: number): Promise<void>
}

export type StaffStores = {
  inbox: InboxStore
  deskChats: DeskChatStore
  deskCalls: DeskCallStore
  notKnown: NotKnownStore
  overview: OverviewStore
  staff: StaffStore
  staffLinks: StaffLinkStore
  audit: AuditStore
  liveEvents: LiveEventStore
  deskSettings: DeskSettingsStore
  canned: CannedStore
  presence: PresenceStore
  secrets: SecretStore
  outbox: Outbox
  budgets: BudgetStore
}
