import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Member, StaffStore } from '#server/staff/ports.ts'
import type { Engine } from './engine.ts'
import type { Database } from './schema.ts'
import type { StaffRow } from './staff-schema.ts'

export function createStaffStore(db: Kysely<Database>, engine: Engine): StaffStore {
  const members = () =>
    db
      .selectFrom('staff')
      .selectAll('staff')
      .select((staff) =>
        staff
          .selectFrom('staff_sessions')
          .select((session) => session.fn.max('staff_sessions.updated_at').as('seen'))
          .whereRef('staff_sessions.staff_id', '=', 'staff.id')
          .as('seen_at'),
      )
  const change = async (id: string, changes: Updateable<StaffRow>) => {
    await db.updateTable('staff').set(changes).where('id', '=', id).execute()
  }

  return {
    async isEmpty() {
      return (await db.selectFrom('staff').select('id').limit(1).execute()).length === 0
    },
    async list() {
      return (await members().orderBy('name').execute()).map(toMember)
    },
    async find(id) {
      const row = await members().where('staff.id', '=', id).executeTakeFirst()
      return row ? toMember(row) : null
    },
    async findByEmail(email) {
      const row = await members().where('staff.email', '=', email).executeTakeFirst()
      return row ? toMember(row) : null
    },
    rename: (id, name, now) => change(id, { name, updated_at: now }),
    setRole: (id, role, now) => change(id, { role, updated_at: now }),
    setDisabled: (id, disabled, now) => change(id, { disabled: disabled ? 1 : 0, updated_at: now }),
    setAbsence: (id, until, now) => change(id, { absent_until: until, updated_at: now }),
    async hasOtherOwner(id) {
      const owners = await db
        .selectFrom('staff')
        .select('id')
        .where('role', '=', 'owner')
        .where('disabled', '=', 0)
        .orderBy('id')
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .execute()
      return owners.some((owner) => owner.id !== id)
    },
    async passwordHash(id) {
      const row = await db
        .selectFrom('staff_accounts')
        .select('password')
        .where('staff_id', '=', id)
        .where('provider_id', '=', 'credential')
        .executeTakeFirst()
      return row?.password ?? null
    },
    async setPasswordHash(id, hash, now) {
      await db
        .updateTable('staff_accounts')
        .set({ password: hash, updated_at: now })
        .where('staff_id', '=', id)
        .where('provider_id', '=', 'credential')
        .execute()
    },
    async removeSecondFactor(id) {
      await db.deleteFrom('staff_second_factors').where('staff_id', '=', id).execute()
      await change(id, { second_factor: 0 })
    },
    async sessions(id, now) {
      const rows = await db
        .selectFrom('staff_sessions')
        .selectAll()
        .where('staff_id', '=', id)
        .where('expires_at', '>', now)
        .orderBy('updated_at', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        address: row.address ?? '',
        browser: row.browser ?? '',
        createdAt: row.created_at,
        seenAt: row.updated_at,
        expiresAt: row.expires_at,
      }))
    },
    async isOpen(sessionId) {
      const row = await db
        .selectFrom('staff_sessions')
        .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
        .select('staff.id')
        .where('staff_sessions.id', '=', sessionId)
        .where('staff.disabled', '=', 0)
        .executeTakeFirst()
      return row !== undefined
    },
    async endSession(id, sessionId) {
      const result = await db
        .deleteFrom('staff_sessions')
        .where('staff_id', '=', id)
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },
    async endSessions(id, exceptSessionId = '') {
      const result = await db
        .deleteFrom('staff_sessions')
        .where('staff_id', '=', id)
        .where('id', '!=', exceptSessionId)
        .executeTakeFirst()
      return Number(result.numDeletedRows)
    },
    async passkeys(id) {
      const rows = await db
        .selectFrom('staff_passkeys')
        .select(['id', 'name', 'created_at'])
        .where('staff_id', '=', id)
        .orderBy('created_at')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name ?? '',
        createdAt: row.created_at ?? 0,
      }))
    },
    async removePasskey(id, passkeyId) {
      const result = await db
        .deleteFrom('staff_passkeys')
        .where('staff_id', '=', id)
        .where('id', '=', passkeyId)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },
    async forgetExpired(now) {
      await db.deleteFrom('staff_sessions').where('expires_at', '<', now).execute()
      await db.deleteFrom('staff_verifications').where('expires_at', '<', now).execute()
      await db.deleteFrom('staff_links').where('expires_at', '<', now).execute()
    },
  }
}

const toMember = (row: Selectable<StaffRow> & { seen_at: number | null }): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  disabled: row.disabled === 1,
  secondFactor: row.second_factor === 1,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  absentUntil: row.absent_until,
})
