import type { Kysely } from 'kysely'
import type { LiveSignal } from '#server/staff/live/ports.ts'
import { createAuditStore } from './audit-store.ts'
import { createAuthRows } from './auth-rows.ts'
import { createBudgetStore } from './budget-store.ts'
import { createChatStore } from './chat-store.ts'
import { createDemoCallStore } from './demo-call-store.ts'
import { createDeskCallStore } from './desk-call-store.ts'
import { createDeskChatStore } from './desk-chat-store.ts'
import {
  createCannedStore,
  createDeskSettingsStore,
  createPresenceStore,
} from './desk-settings-store.ts'
import type { Engine } from './engine.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { createInboxStore } from './inbox-store.ts'
import { createLiveEventStore } from './live-event-store.ts'
import { createNotKnownStore } from './not-known-store.ts'
import { createOutboxStore } from './outbox-store.ts'
import { createOverviewStore } from './overview-store.ts'
import { createPersonStore } from './person-store.ts'
import type { Database } from './schema.ts'
import { createSecretStore } from './secret-store.ts'
import { createStaffLinkStore } from './staff-link-store.ts'
import { createStaffStore } from './staff-store.ts'

/** Every store, speaking through one connection or one transaction. */
type Stores = ReturnType<typeof bindStores>

export function bindStores(db: Kysely<Database>, engine: Engine, onLiveEvent?: () => void) {
  return {
    enquiries: createEnquiryStore(db),
    outbox: createOutboxStore(db, engine),
    budgets: createBudgetStore(db),
    demoCalls: createDemoCallStore(db, engine),
    chats: createChatStore(db),
    staff: createStaffStore(db, engine),
    staffLinks: createStaffLinkStore(db),
    authRows: createAuthRows(db),
    inbox: createInboxStore(db, engine),
    deskChats: createDeskChatStore(db),
    deskCalls: createDeskCallStore(db),
    notKnown: createNotKnownStore(db),
    overview: createOverviewStore(db),
    audit: createAuditStore(db),
    liveEvents: createLiveEventStore(db, engine, onLiveEvent),
    deskSettings: createDeskSettingsStore(db),
    canned: createCannedStore(db),
    presence: createPresenceStore(db),
    people: createPersonStore(db),
    secrets: createSecretStore(db),
  }
}

export type Storage = {
  engine: Engine
  /** Reads what has been committed. */
  read: Stores
  /**
   * Runs the work in a transaction. When the promise resolves, it is on disk; when the work throws,
   * nothing of it is kept. The work awaits nothing but its stores: others wait for it.
   */
  write<T>(work: (stores: Stores) => Promise<T>): Promise<T>
  liveSignal: LiveSignal
  /** For what the stores do not offer: backup, export, tests. */
  db: Kysely<Database>
  /** Takes what was deleted out of the database's files too, as far as the engine leaves it there. */
  purge(): Promise<void>
  close(): Promise<void>
}
