import type { Kysely } from 'kysely'
import { createBudgetStore } from './budget-store.ts'
import { createChatStore } from './chat-store.ts'
import { createDemoCallStore } from './demo-call-store.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { createOutboxStore } from './outbox-store.ts'
import { createPersonStore } from './person-store.ts'
import type { Database } from './schema.ts'
import { createSecretStore } from './secret-store.ts'

export type Engine = 'sqlite' | 'postgres'

/** Every store, speaking through one connection or one transaction. */
type Stores = ReturnType<typeof bindStores>

export function bindStores(db: Kysely<Database>, engine: Engine) {
  return {
    enquiries: createEnquiryStore(db),
    outbox: createOutboxStore(db, engine),
    budgets: createBudgetStore(db),
    demoCalls: createDemoCallStore(db, engine),
    chats: createChatStore(db),
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
  /** For what the stores do not offer: backup, export, tests. */
  db: Kysely<Database>
  /** Takes what was deleted out of the database's files too, as far as the engine leaves it there. */
  purge(): Promise<void>
  close(): Promise<void>
}
