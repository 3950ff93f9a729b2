import type { Staff } from '../http/exchange.ts'
import type { Limits } from '../http/limits.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { AuditEntry, StaffStores } from './ports.ts'
import type { Caller, Passwords, StaffAuth } from './sign-in-ports.ts'

export type StaffDeps = {
  storage: UnitOfWork<StaffStores>
  auth: StaffAuth
  passwords: Passwords
  limits: Limits
  now: () => number
}

/** Who did something, for the audit log. */
export const by = (staff: Staff, caller: Caller) =>
  ({ staffId: staff.id, staffName: staff.name, address: caller.address }) as const

type Done = Pick<AuditEntry, 'action'> & Partial<Pick<AuditEntry, 'subject' | 'details'>>

/** An entry of the audit log, written in the transaction of what it tells of. */
export const note = (
  stores: StaffStores,
  who: Pick<AuditEntry, 'staffId' | 'staffName' | 'address'>,
  { action, subject = null, details = {} }: Done,
  now: number,
): Promise<void> => stores.audit.add({ ...who, action, subject, details }, now)

export type Actor = { staff: Staff; caller: Caller }

const SAME_LOOK_MS = 10 * 60_000

/** A screen that is open asks again whenever something changes: that is the same look. */
export async function noteLook(
  { storage, now }: Pick<StaffDeps, 'storage' | 'now'>,
  { staff, caller }: Actor,
  look: { action: AuditEntry['action']; subject: string },
): Promise<void> {
  const asked = { before: null, staffId: staff.id, ...look, most: 1 }
  const [last] = await storage.read.audit.page(asked)
  if (last && last.at >= now() - SAME_LOOK_MS) return
  await storage.write((stores) => note(stores, by(staff, caller), look, now()))
}
