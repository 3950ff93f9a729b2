import type { UnitOfWork } from '../unit-of-work.ts'
import { note } from './deps.ts'
import type { StaffStores } from './ports.ts'

const DAY_MS = 86_400_000

export type TidyStaffDeps = {
  storage: UnitOfWork<StaffStores>
  auditDays: number
  now: () => number
}

/** Forgets what has had its time: ended sessions and links, old live events, old audit entries. */
export async function tidyStaff({ storage, auditDays, now }: TidyStaffDeps): Promise<void> {
  await storage.write(async (stores) => {
    await stores.staff.forgetExpired(now())
    await stores.liveEvents.forget(now() - DAY_MS)
    const trimmed = await stores.audit.trim(now() - auditDays * DAY_MS)
    const service = { staffId: null, staffName: '', address: '' }
    const details = { entries: trimmed, keptDays: auditDays }
    if (trimmed > 0) await note(stores, service, { action: 'audit-trimmed', details }, now())
  })
}
