import type { Kysely, Selectable } from 'kysely'
import type { AuditRecord, AuditStore } from '#server/staff/ports.ts'
import type { Database } from './schema.ts'
import type { AuditRow } from './staff-schema.ts'

export function createAuditStore(db: Kysely<Database>): AuditStore {
  return {
    async add({ staffId, staffName, action, subject, details, address }, now) {
      await db
        .insertInto('audit_log')
        .values({
          at: now,
          staff_id: staffId,
          staff_name: staffName,
          action,
          subject,
          details: JSON.stringify(details),
          address,
        })
        .execute()
    },
    async page({ before, staffId, subject, action, most }) {
      const rows = await db
        .selectFrom('audit_log')
        .selectAll()
        .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
        .$if(staffId !== null, (query) => query.where('staff_id', '=', staffId))
        .$if(subject !== null, (query) => query.where('subject', '=', subject))
        .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map(toRecord)
    },
    async trim(keepFrom) {
      await db
        .insertInto('audit_retention')
        .values({ id: 1, keep_from: keepFrom })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ keep_from: keepFrom }))
        .execute()
      const result = await db.deleteFrom('audit_log').where('at', '<', keepFrom).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}

const toRecord = (row: Selectable<AuditRow>): AuditRecord => ({
  id: row.id,
  at: row.at,
  staffId: row.staff_id,
  staffName: row.staff_name,
  action: row.action as AuditRecord['action'],
  subject: row.subject,
  details: JSON.parse(row.details),
  address: row.address,
})
