import { type Kysely, sql } from 'kysely'
import type { LiveEventStore } from '#server/staff/ports.ts'
import type { Engine } from './engine.ts'
import type { Database } from './schema.ts'

export const LIVE_CHANNEL = 'live_events'

// Any number will do, as long as every instance asks for the same one.
const ORDER_LOCK = 7_239_042

export function createLiveEventStore(
  db: Kysely<Database>,
  engine: Engine,
  onAdded: () => void = () => {},
): LiveEventStore {
  return {
    async add({ topic, ...data }, now) {
      if (engine === 'postgres') {
        // An id given earlier but committed later would be missed by whoever reads on from the later.
        await sql`select pg_advisory_xact_lock(${ORDER_LOCK})`.execute(db)
      }
      await db
        .insertInto('live_events')
        .values({ at: now, topic, data: JSON.stringify(data) })
        .execute()
      if (engine === 'postgres') await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(db)
      onAdded()
    },
    async after(id, most) {
      const rows = await db
        .selectFrom('live_events')
        .select(['id', 'topic', 'data'])
        .where('id', '>', id)
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map((row) => ({ id: row.id, topic: row.topic, ...JSON.parse(row.data) }))
    },
    async bounds() {
      const row = await db
        .selectFrom('live_events')
        .select((event) => [event.fn.min('id').as('oldest'), event.fn.max('id').as('newest')])
        .executeTakeFirst()
      return { oldest: Number(row?.oldest ?? 0), newest: Number(row?.newest ?? 0) }
    },
    async forget(before) {
      // The newest stays: its id tells those who come back where they stand.
      await sql`delete from live_events where at < ${before}
        and id < (select max(id) from live_events)`.execute(db)
    },
  }
}
