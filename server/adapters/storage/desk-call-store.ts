import { type Kysely, sql } from 'kysely'
import type { DeskCallStore } from '#server/staff/phone/ports.ts'
import { demoCallFromRow } from './demo-call-store.ts'
import type { Database } from './schema.ts'

export function createDeskCallStore(db: Kysely<Database>): DeskCallStore {
  return {
    async page({ isQueued, before, most }) {
      const rows = await db
        .selectFrom('demo_calls')
        .selectAll()
        .select(
          sql<number>`case when phone in (select phone from suppressed_numbers) then 1 else 0 end`.as(
            'suppressed',
          ),
        )
        .$if(isQueued, (query) => query.where('status', '=', 'queued'))
        .$if(before !== null, (query) => query.where('requested_at', '<', before ?? 0))
        .orderBy('requested_at', 'desc')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        ...demoCallFromRow(row),
        suppressed: Number(row.suppressed) === 1,
      }))
    },
    async cancel(id, at) {
      const result = await db
        .updateTable('demo_calls')
        .set({ status: 'failed', ended_at: at, last_error: 'cancelled by staff' })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
  }
}
