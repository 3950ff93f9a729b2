import type { Kysely } from 'kysely'
import type { EnquiryStore, StoredEnquiry } from '#server/enquiry/ports.ts'
import type { Database, EnquiryRow } from './schema.ts'

export function createEnquiryStore(db: Kysely<Database>): EnquiryStore {
  return {
    async claimFingerprint(fingerprint, enquiryId, at, notBefore) {
      const claimed = await db
        .insertInto('enquiry_fingerprints')
        .values({ fingerprint, enquiry_id: enquiryId, received_at: at })
        .onConflict((conflict) =>
          conflict
            .column('fingerprint')
            .doUpdateSet({ enquiry_id: enquiryId, received_at: at })
            .where('enquiry_fingerprints.received_at', '<', notBefore),
        )
        .returning('enquiry_id')
        .executeTakeFirst()
      if (claimed) return { taken: true }
      const earlier = await db
        .selectFrom('enquiry_fingerprints')
        .select('enquiry_id')
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirstOrThrow()
      return { taken: false, by: earlier.enquiry_id }
    },
    async add(enquiry) {
      await db.insertInto('enquiries').values(toRow(enquiry)).execute()
    },
    async find(id) {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },
    async forgetFingerprints(before) {
      await db.deleteFrom('enquiry_fingerprints').where('received_at', '<', before).execute()
    },
  }
}

const toRow = (enquiry: StoredEnquiry): EnquiryRow => ({
  id: enquiry.id,
  name: enquiry.name,
  business_name: enquiry.business_name,
  email: enquiry.email,
  phone: enquiry.phone,
  message: enquiry.message,
  received_at: enquiry.receivedAt,
  reply_by: enquiry.replyBy,
  flagged: enquiry.flagged ? 1 : 0,
  address: enquiry.address,
})

const fromRow = (row: EnquiryRow): StoredEnquiry => ({
  id: row.id,
  name: row.name,
  business_name: row.business_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  receivedAt: row.received_at,
  replyBy: row.reply_by,
  flagged: row.flagged === 1,
  address: row.address,
})
