import { type Actor, by, note } from '../deps.ts'
import type { StaffStores } from '../ports.ts'
import type { EnquiryEvent } from './ports.ts'

type AuditOf = Parameters<typeof note>[2]['action']
type Told = Pick<EnquiryEvent, 'kind'> &
  Partial<Pick<EnquiryEvent, 'text' | 'details'>> & {
    /** What the history needs to know and the audit log does not. */
    own?: Record<string, unknown>
  }

/** Writes an event of an enquiry and the entry of the audit log about it, which repeats no words. */
export const telling =
  (stores: StaffStores, enquiryId: string, { staff, caller }: Actor, now: number) =>
  async ({ kind, text = '', details = {}, own }: Told, action: AuditOf): Promise<number> => {
    const who = { enquiryId, staffId: staff.id, staffName: staff.name }
    const id = await stores.inbox.addEvent(
      { ...who, kind, text, details: { ...details, ...own } },
      now,
    )
    await note(stores, by(staff, caller), { action, subject: `enquiry:${enquiryId}`, details }, now)
    return id
  }

export const announce = (stores: StaffStores, id: string, { staff }: Actor, now: number) =>
  stores.liveEvents.add({ topic: 'inbox', subject: id, by: staff.id }, now)
