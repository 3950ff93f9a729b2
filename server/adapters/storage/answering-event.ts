import { type RawBuilder, sql } from 'kysely'

/** Whether an event answers the visitor: a reply that reached them, or a call that did. */
export const answers = (event: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${event}.undone = 0 and (${event}.kind = 'replied'
    or (${event}.kind = 'called' and ${event}.details like '%"reached"%')))`
