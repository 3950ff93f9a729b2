import type { Kysely } from 'kysely'
import type { StaffLink, StaffLinkStore } from '#server/staff/ports.ts'
import type { Database } from './schema.ts'
import type { StaffLinkRow } from './staff-schema.ts'

export function createStaffLinkStore(db: Kysely<Database>): StaffLinkStore {
  return {
    async add(link) {
      const result = await db
        .insertInto('staff_links')
        .values(toRow(link))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    async peek(token, now) {
      const row = await db
        .selectFrom('staff_links')
        .selectAll()
        .where('token', '=', token)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async take(token, kind, now) {
      const row = await db
        .deleteFrom('staff_links')
        .where('token', '=', token)
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async open(kind, now) {
      const rows = await db
        .selectFrom('staff_links')
        .selectAll()
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .orderBy('made_at')
        .execute()
      return rows.map(fromRow)
    },
    async remove(token, kind) {
      const result = await db
        .deleteFrom('staff_links')
        .where('token', '=', token)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },
    async removeFor({ kind, email, staffId, madeBy }) {
      await db
        .deleteFrom('staff_links')
        .where('kind', '=', kind)
        .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
        .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? ''))
        .$if(madeBy !== undefined, (query) => query.where('made_by', '=', madeBy ?? ''))
        .execute()
    },
  }
}

const toRow = (link: StaffLink): StaffLinkRow => ({
  token: link.token,
  kind: link.kind,
  staff_id: link.staffId,
  email: link.email,
  role: link.role,
  clears_second_factor: link.clearsSecondFactor ? 1 : 0,
  made_by: link.madeBy,
  made_at: link.madeAt,
  expires_at: link.expiresAt,
})

const fromRow = (row: StaffLinkRow): StaffLink => ({
  token: row.token,
  kind: row.kind,
  staffId: row.staff_id,
  email: row.email,
  role: row.role,
  clearsSecondFactor: row.clears_second_factor === 1,
  madeBy: row.made_by,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
})
