import { type Kysely, sql } from 'kysely'
import { detailsOf, enquiryParameters } from '#contract/enquiry-details.ts'
import { siteLanguageOf } from '#contract/language.ts'
import type { EnquiryStore, StoredEnquiry } from '#server/enquiry/ports.ts'
import { keptQuery } from './kept-query.ts'
import type { Database, EnquiryRow } from './schema.ts'

type NewRow = EnquiryRow & { page: string | null }
type Claim = { fingerprint: string; enquiryId: string; at: number; notBefore: number }

const claim = keptQuery(
  ({ fingerprint, enquiryId, at, notBefore }: Claim) => sql`
    insert into enquiry_fingerprints (fingerprint, enquiry_id, received_at)
    values (${fingerprint}, ${enquiryId}, ${at})
    on conflict (fingerprint) do update set enquiry_id = ${enquiryId}, received_at = ${at}
    where enquiry_fingerprints.received_at < ${notBefore}
    returning enquiry_id`,
)

const columns = [
  ...(['id', ...enquiryParameters, 'received_at', 'reply_by', 'flagged', 'address'] as const),
  ...(['chat_id', 'page', 'language'] as const),
]
const insertEnquiry = keptQuery(
  (row: NewRow) => sql`
    insert into enquiries (${sql.join(columns.map((name) => sql.ref(name)))})
    values (${sql.join(columns.map((name) => row[name]))})`,
)

export function createEnquiryStore(db: Kysely<Database>): EnquiryStore {
  return {
    async claimFingerprint(fingerprint, enquiryId, at, notBefore) {
      const { rows } = await claim(db, { fingerprint, enquiryId, at, notBefore })
      if (rows.length > 0) return { taken: true }
      const earlier = await db
        .selectFrom('enquiry_fingerprints')
        .select('enquiry_id')
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirstOrThrow()
      return { taken: false, by: earlier.enquiry_id }
    },
    async add(enquiry) {
      await insertEnquiry(db, toRow(enquiry))
    },
    async find(id) {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? enquiryFromRow(row) : null
    },
    async forgetFingerprints(before) {
      await db.deleteFrom('enquiry_fingerprints').where('received_at', '<', before).execute()
    },
  }
}

const toRow = (enquiry: StoredEnquiry): NewRow => ({
  id: enquiry.id,
  ...detailsOf(enquiry),
  received_at: enquiry.receivedAt,
  reply_by: enquiry.replyBy,
  flagged: enquiry.flagged ? 1 : 0,
  address: enquiry.address,
  chat_id: enquiry.chatId,
  page: enquiry.page,
  language: enquiry.language,
})

export const enquiryFromRow = (row: NewRow): StoredEnquiry => ({
  id: row.id,
  ...detailsOf(row),
  receivedAt: row.received_at,
  replyBy: row.reply_by,
  flagged: row.flagged === 1,
  address: row.address,
  chatId: row.chat_id,
  page: row.page,
  language: siteLanguageOf(row.language),
})
