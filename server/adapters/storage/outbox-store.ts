import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Outbox } from '#server/outbox/ports.ts'
import type { Engine } from './engine.ts'
import type { Database } from './schema.ts'

export function createOutboxStore(db: Kysely<Database>, engine: Engine): Outbox {
  return {
    async add(topic, subjectId, channels, now, notBefore = now) {
      if (channels.length === 0) return
      await db
        .insertInto('outbox')
        .values(
          channels.map((channel) => ({
            id: randomUUID(),
            topic,
            subject_id: subjectId,
            channel,
            status: 'pending' as const,
            attempts: 0,
            created_at: now,
            next_at: notBefore,
            claimed_until: 0,
            last_error: null,
          })),
        )
        .execute()
    },
    async withdraw(topic, subjectId, now) {
      const result = await db
        .deleteFrom('outbox')
        .where('topic', '=', topic)
        .where('subject_id', '=', subjectId)
        .where('status', '=', 'pending')
        .where('attempts', '=', 0)
        .where('claimed_until', '<=', now)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },
    async claim(now, claimUntil, most) {
      const due = db
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'pending')
        .where('next_at', '<=', now)
        .where('claimed_until', '<=', now)
        .orderBy('next_at')
        .limit(most)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      const rows = await db
        .updateTable('outbox')
        .set((row) => ({ claimed_until: claimUntil, attempts: row('attempts', '+', 1) }))
        .where('id', 'in', due)
        .returning(['id', 'topic', 'subject_id', 'channel', 'attempts', 'created_at'])
        .execute()
      return rows.map((row) => ({
        id: row.id,
        topic: row.topic,
        subjectId: row.subject_id,
        channel: row.channel,
        attempts: row.attempts,
        createdAt: row.created_at,
      }))
    },
    async sent(id) {
      await db
        .updateTable('outbox')
        .set({ status: 'sent', claimed_until: 0, last_error: null })
        .where('id', '=', id)
        .execute()
    },
    async retry(id, at, reason) {
      await db
        .updateTable('outbox')
        .set({ next_at: at, claimed_until: 0, last_error: reason })
        .where('id', '=', id)
        .execute()
    },
    async bury(id, reason) {
      await db
        .updateTable('outbox')
        .set({ status: 'dead', claimed_until: 0, last_error: reason })
        .where('id', '=', id)
        .execute()
    },
    async page(channel, after, most) {
      const [createdAt = '', id = ''] = after?.split('.') ?? []
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('channel', '=', channel)
        .$if(after !== null, (query) =>
          query.where((row) =>
            row.or([
              row('created_at', '<', Number(createdAt)),
              row.and([row('created_at', '=', Number(createdAt)), row('id', '<', id)]),
            ]),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        topic: row.topic,
        status: row.status,
        attempts: row.attempts,
        createdAt: row.created_at,
        nextAt: row.next_at,
        lastError: row.last_error,
      }))
    },
    async replay(id, channel, now) {
      const result = await db
        .updateTable('outbox')
        .set({ status: 'pending', next_at: now, claimed_until: 0, attempts: 0 })
        .where('id', '=', id)
        .where('channel', '=', channel)
        .where('status', '!=', 'pending')
        .executeTakeFirst()
      if (result.numUpdatedRows > 0n) return 'done'
      const row = await db
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .where('channel', '=', channel)
        .executeTakeFirst()
      return row ? 'conflict' : 'not-found'
    },
    async forget(before) {
      await db
        .deleteFrom('outbox')
        .where('status', '!=', 'pending')
        // Those of enquiries and calls go with them.
        .where('topic', 'not in', ['enquiry', 'demo-call'])
        .where('created_at', '<', before)
        .execute()
    },
    async health() {
      const counts = await db
        .selectFrom('outbox')
        .select((row) => [
          'status',
          row.fn.countAll<number>().as('entries'),
          row.fn.min('created_at').as('oldest'),
        ])
        .where('status', 'in', ['pending', 'dead'])
        .groupBy('status')
        .execute()
      const pending = counts.find((row) => row.status === 'pending')
      const dead = counts.find((row) => row.status === 'dead')
      return {
        pending: Number(pending?.entries ?? 0),
        dead: Number(dead?.entries ?? 0),
        oldestPendingAt: pending?.oldest ?? null,
      }
    },
  }
}
