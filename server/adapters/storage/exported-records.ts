import { sql } from 'kysely'
import { detailsOf } from '#contract/enquiry-details.ts'
import type { ExportedRecord } from '#server/export/csv.ts'
import type { DemoCallRow, EnquiryRow } from './schema.ts'
import type { Storage } from './storage.ts'

const PAGE = 500

const instant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString()

/** Every enquiry with what became of its mails and webhook, oldest first. */
export async function* exportEnquiries(storage: Storage): AsyncGenerator<ExportedRecord> {
  for await (const row of inOrder(storage, 'enquiries', 'received_at')) {
    yield {
      id: row.id,
      received_at: instant(row.received_at),
      reply_by: instant(row.reply_by),
      ...detailsOf(row),
      language: row.language,
      flagged: row.flagged,
      address: row.address,
      deliveries: row.deliveries,
    }
  }
}

/** Every demo call that was asked for, oldest first. */
export async function* exportDemoCalls(storage: Storage): AsyncGenerator<ExportedRecord> {
  for await (const row of inOrder(storage, 'demo_calls', 'requested_at')) {
    yield {
      id: row.id,
      requested_at: instant(row.requested_at),
      phone: row.phone,
      language: row.language,
      status: row.status,
      dial_after: instant(row.dial_after),
      dialled_at: instant(row.dialled_at),
      ended_at: instant(row.ended_at),
      attempts: row.attempts,
      provider: row.provider,
      provider_id: row.provider_id,
      last_error: row.last_error,
      claimed_ip: row.claimed_ip,
      address: row.address,
      deliveries: row.deliveries,
    }
  }
}

type Tables = { enquiries: EnquiryRow; demo_calls: DemoCallRow }

/** Page by page, so that any number of rows fits into memory. */
async function* inOrder<Table extends keyof Tables>(
  storage: Storage,
  table: Table,
  time: keyof Tables[Table] & string,
): AsyncGenerator<Tables[Table] & { deliveries: string }> {
  let after = { at: -1, id: '' }
  for (;;) {
    const { rows } = await sql<Tables[Table]>`
      select * from ${sql.table(table)}
      where (${sql.ref(time)}, id) > (${after.at}, ${after.id})
      order by ${sql.ref(time)}, id limit ${PAGE}`.execute(storage.db)
    const deliveries = await deliveriesOf(
      storage,
      rows.map((row) => row.id),
    )
    for (const row of rows) {
      yield { ...row, deliveries: deliveries.get(row.id) ?? '' }
      after = { at: Number(row[time]), id: row.id }
    }
    if (rows.length < PAGE) return
  }
}

/** 'notify sent, webhook dead (webhook 500)' for each subject. */
async function deliveriesOf(storage: Storage, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const entries = await storage.db
    .selectFrom('outbox')
    .select(['subject_id', 'channel', 'status', 'last_error'])
    .where('subject_id', 'in', ids)
    .orderBy('channel')
    .execute()
  const bySubject = Map.groupBy(entries, (entry) => entry.subject_id)
  const words = (entry: (typeof entries)[number]) =>
    `${entry.channel} ${entry.status}${entry.last_error ? ` (${entry.last_error})` : ''}`
  return new Map([...bySubject].map(([id, list]) => [id, list.map(words).join(', ')]))
}
