import { type Kysely, sql } from 'kysely'
import { callTroubles } from '#contract/demo-call-status.ts'
import { placedStatuses } from '#server/staff/phone/phone-money.ts'
import type { DeskCallStore } from '#server/staff/phone/ports.ts'
import { demoCallFromRow } from './demo-call-store.ts'
import type { Database } from './schema.ts'

export function createDeskCallStore(db: Kysely<Database>): DeskCallStore {
  return {
    async page({ isQueued, before, most, countedSince }) {
      const sameAddress = (counted: string) =>
        sql<number>`(select count(${sql.raw(counted)}) from demo_calls others
          where others.address = demo_calls.address and others.requested_at >= ${countedSince})`
      const rows = await db
        .selectFrom('demo_calls')
        .selectAll()
        .select(
          sql<number>`case when phone in (select phone from suppressed_numbers) then 1 else 0 end`.as(
            'suppressed',
          ),
        )
        .select([
          sameAddress('*').as('address_calls'),
          sameAddress('distinct others.phone').as('address_numbers'),
        ])
        .$if(isQueued, (query) => query.where('status', '=', 'queued'))
        .$if(before !== null, (query) =>
          query.where(sql<boolean>`(requested_at, id) < (${before?.at ?? 0}, ${before?.id ?? ''})`),
        )
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        ...demoCallFromRow(row),
        suppressed: Number(row.suppressed) === 1,
        lastError: row.last_error,
        sameAddress: { calls: Number(row.address_calls), numbers: Number(row.address_numbers) },
      }))
    },
    async placedSince(at) {
      const row = await db
        .selectFrom('demo_calls')
        .select(({ fn }) => fn.countAll<number>().as('placed'))
        .where('dialled_at', '>=', at)
        .where('status', 'in', placedStatuses)
        .where('provider', '!=', 'none')
        .executeTakeFirst()
      return Number(row?.placed ?? 0)
    },
    async waiting() {
      const row = await db
        .selectFrom('demo_calls')
        .select(({ fn }) => fn.countAll<number>().as('calls'))
        .where('status', '=', 'queued')
        .executeTakeFirst()
      return Number(row?.calls ?? 0)
    },
    async record(id, isReached, at) {
      const outcome = isReached
        ? { status: 'ended' as const, last_error: null }
        : { status: 'failed' as const, last_error: callTroubles.noAnswer }
      const result = await db
        .updateTable('demo_calls')
        .set({ ...outcome, provider: 'none', dialled_at: at, ended_at: at })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    async retry(id, { askedAfter, dialAfter }) {
      const result = await db
        .updateTable('demo_calls')
        .set({
          status: 'queued',
          dial_after: dialAfter,
          attempts: 0,
          dialled_at: null,
          ended_at: null,
          last_error: null,
        })
        .where('id', '=', id)
        .where('status', 'in', ['failed', 'unknown'])
        .where('requested_at', '>', askedAfter)
        .where('phone', 'not in', (list) => list.selectFrom('suppressed_numbers').select('phone'))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    suppressed: (most) =>
      db
        .selectFrom('suppressed_numbers')
        .select(['phone', 'reason', 'since'])
        .orderBy('since', 'desc')
        .orderBy('phone')
        .limit(most)
        .execute(),
    async cancel(id, at) {
      const result = await db
        .updateTable('demo_calls')
        .set({ status: 'failed', ended_at: at, last_error: callTroubles.cancelled })
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
  }
}
