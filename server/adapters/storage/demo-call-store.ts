import { type Kysely, sql } from 'kysely'
import { callTroubles } from '#contract/demo-call-status.ts'
import { siteLanguageOf } from '#contract/language.ts'
import type { DemoCall, DemoCallStore } from '#server/demo-call/ports.ts'
import type { Engine } from './engine.ts'
import type { Database, DemoCallRow } from './schema.ts'

/** Back in the queue, unless the number was put on the never-call list meanwhile. */
const queuedUnlessSuppressed = sql<'queued' | 'suppressed'>`
  case when phone in (select phone from suppressed_numbers) then 'suppressed' else 'queued' end`

export function createDemoCallStore(db: Kysely<Database>, engine: Engine): DemoCallStore {
  return {
    async add(call) {
      await db.insertInto('demo_calls').values(toRow(call)).execute()
    },
    async find(id) {
      const row = await db
        .selectFrom('demo_calls')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? demoCallFromRow(row) : null
    },
    async underWay(phone, address) {
      const row = await db
        .selectFrom('demo_calls')
        .selectAll()
        .where('phone', '=', phone)
        .where('address', '=', address)
        .where('status', 'in', ['queued', 'dialling', 'calling'])
        .orderBy('requested_at', 'desc')
        .executeTakeFirst()
      return row ? demoCallFromRow(row) : null
    },
    async claimDue(provider, now) {
      const due = db
        .selectFrom('demo_calls')
        .select('id')
        .where('provider', '=', provider)
        .where('status', '=', 'queued')
        .where('dial_after', '<=', now)
        .where('phone', 'not in', (list) => list.selectFrom('suppressed_numbers').select('phone'))
        .orderBy('dial_after')
        .limit(1)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
      const row = await db
        .updateTable('demo_calls')
        .set((call) => ({
          status: 'dialling' as const,
          dialled_at: now,
          rings_since: null,
          attempts: call('attempts', '+', 1),
        }))
        .where('id', 'in', due)
        .returningAll()
        .executeTakeFirst()
      return row ? demoCallFromRow(row) : null
    },
    async dialled(id, result, retryAt) {
      const change =
        result.status === 'calling'
          ? { status: 'calling' as const, provider_id: result.providerId, last_error: null }
          : retryAt !== null
            ? { status: queuedUnlessSuppressed, dial_after: retryAt, last_error: result.reason }
            : {
                status: result.status === 'unknown' ? ('unknown' as const) : ('failed' as const),
                last_error: result.reason,
              }
      // The provider's own report may have come first: it is the later word.
      await db
        .updateTable('demo_calls')
        .set(change)
        .where('id', '=', id)
        .where('status', '=', 'dialling')
        .execute()
    },
    async postpone(id, until) {
      await db
        .updateTable('demo_calls')
        .set((call) => ({
          status: queuedUnlessSuppressed,
          dial_after: until,
          dialled_at: null,
          attempts: call('attempts', '-', 1),
        }))
        .where('id', '=', id)
        .execute()
    },
    async giveUpStale(dialledBefore) {
      const { numUpdatedRows } = await db
        .updateTable('demo_calls')
        .set({ status: 'unknown', last_error: callTroubles.cutOff })
        .where('status', '=', 'dialling')
        .where('dialled_at', '<', dialledBefore)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    async dropOld(requestedBefore) {
      const { numUpdatedRows } = await db
        .updateTable('demo_calls')
        .set({ status: 'failed', last_error: callTroubles.tooOld })
        .where('status', '=', 'queued')
        .where('provider', '!=', 'none')
        .where('requested_at', '<', requestedBefore)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    async rings(id, at) {
      await db
        .updateTable('demo_calls')
        .set({ rings_since: at })
        .where('id', '=', id)
        .where('status', 'in', ['dialling', 'calling', 'unknown'])
        .execute()
    },
    async ended(id, at, outcome) {
      await db
        .updateTable('demo_calls')
        .set({ status: outcome, ended_at: at })
        .where('id', '=', id)
        .where('status', 'in', ['dialling', 'calling', 'unknown'])
        .execute()
    },
    async suppress(phone, reason, at) {
      await db
        .insertInto('suppressed_numbers')
        .values({ phone, reason, since: at })
        .onConflict((conflict) => conflict.column('phone').doNothing())
        .execute()
      await db
        .updateTable('demo_calls')
        .set({ status: 'suppressed' })
        .where('phone', '=', phone)
        .where('status', '=', 'queued')
        .execute()
    },
    async unsuppress(phone) {
      const result = await db
        .deleteFrom('suppressed_numbers')
        .where('phone', '=', phone)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },
    async isSuppressed(phone) {
      const row = await db
        .selectFrom('suppressed_numbers')
        .select('phone')
        .where('phone', '=', phone)
        .executeTakeFirst()
      return row !== undefined
    },
    turns(callId) {
      return db
        .selectFrom('demo_call_turns')
        .select(['role', 'text', 'said_at as saidAt'])
        .where('call_id', '=', callId)
        .orderBy('position')
        .execute()
    },
    async addTurns(callId, turns, at) {
      // What is said after the call was deleted must not outlive it.
      const call = await db
        .selectFrom('demo_calls')
        .select('id')
        .where('id', '=', callId)
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst()
      if (call === undefined) return
      const last = await db
        .selectFrom('demo_call_turns')
        .select((row) => row.fn.max('position').as('position'))
        .where('call_id', '=', callId)
        .executeTakeFirst()
      const first = (last?.position ?? -1) + 1
      await db
        .insertInto('demo_call_turns')
        .values(
          turns.map((turn, index) => ({
            call_id: callId,
            position: first + index,
            role: turn.role,
            text: turn.text,
            said_at: at,
          })),
        )
        .execute()
    },
    async assistantState(callId) {
      const row = await db
        .selectFrom('demo_calls')
        .select('assistant_state')
        .where('id', '=', callId)
        .executeTakeFirst()
      return row?.assistant_state ? JSON.parse(row.assistant_state) : null
    },
    async keepAssistantState(callId, state) {
      await db
        .updateTable('demo_calls')
        .set({ assistant_state: JSON.stringify(state) })
        .where('id', '=', callId)
        .execute()
    },
  }
}

const toRow = (call: DemoCall): DemoCallRow => ({
  id: call.id,
  phone: call.phone,
  status: call.status,
  claimed_ip: call.claimedIp,
  address: call.address,
  requested_at: call.requestedAt,
  dial_after: call.dialAfter,
  dialled_at: call.dialledAt,
  rings_since: call.ringsSince,
  ended_at: call.endedAt,
  attempts: call.attempts,
  provider: call.provider,
  provider_id: call.providerId,
  last_error: null,
  assistant_state: null,
  language: call.language,
})

export const demoCallFromRow = (row: DemoCallRow): DemoCall => ({
  id: row.id,
  phone: row.phone,
  status: row.status,
  claimedIp: row.claimed_ip,
  address: row.address,
  requestedAt: row.requested_at,
  dialAfter: row.dial_after,
  dialledAt: row.dialled_at,
  ringsSince: row.rings_since,
  endedAt: row.ended_at,
  attempts: row.attempts,
  provider: row.provider,
  providerId: row.provider_id,
  language: siteLanguageOf(row.language),
})
