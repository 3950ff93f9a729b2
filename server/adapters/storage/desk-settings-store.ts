import type { Kysely } from 'kysely'
import type {
  CannedStore,
  ChosenSettings,
  DeskSettingsStore,
  PresenceStore,
} from '#server/staff/settings/ports.ts'
import type { Database } from './schema.ts'

export function createDeskSettingsStore(db: Kysely<Database>): DeskSettingsStore {
  return {
    async read() {
      const rows = await db.selectFrom('desk_settings').select(['name', 'value']).execute()
      return Object.fromEntries(
        rows.map(({ name, value }) => [name, JSON.parse(value)]),
      ) as ChosenSettings
    },
    async set(name, value, now) {
      const row = { value: JSON.stringify(value), changed_at: now }
      await db
        .insertInto('desk_settings')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute()
    },
  }
}

export function createCannedStore(db: Kysely<Database>): CannedStore {
  return {
    list: () =>
      db
        .selectFrom('canned_answers')
        .select(['id', 'title', 'language', 'text'])
        .orderBy('language')
        .orderBy('title')
        .orderBy('id')
        .execute(),
    async add(answer, now) {
      await db
        .insertInto('canned_answers')
        .values({ ...answer, changed_at: now })
        .execute()
    },
    async change({ id, ...answer }, now) {
      const result = await db
        .updateTable('canned_answers')
        .set({ ...answer, changed_at: now })
        .where('id', '=', id)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    async remove(id) {
      const result = await db.deleteFrom('canned_answers').where('id', '=', id).executeTakeFirst()
      return result.numDeletedRows > 0n
    },
  }
}

export function createPresenceStore(db: Kysely<Database>): PresenceStore {
  return {
    async seen(staffId, now) {
      await db
        .insertInto('staff_presence')
        .values({ staff_id: staffId, seen_at: now })
        .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at: now }))
        .execute()
    },
    async seenAt(staffId) {
      const row = await db
        .selectFrom('staff_presence')
        .select('seen_at')
        .where('staff_id', '=', staffId)
        .executeTakeFirst()
      return row?.seen_at ?? null
    },
    async countPresent(seenAfter, now) {
      const rows = await db
        .selectFrom('staff_presence')
        .innerJoin('staff', 'staff.id', 'staff_presence.staff_id')
        .select('staff.id')
        .where('staff_presence.seen_at', '>', seenAfter)
        .where('staff.disabled', '=', 0)
        .where('staff.role', 'in', ['agent', 'owner'])
        .where((staff) =>
          staff.or([
            staff('staff.absent_until', 'is', null),
            staff('staff.absent_until', '<=', now),
          ]),
        )
        .execute()
      return rows.length
    },
  }
}
