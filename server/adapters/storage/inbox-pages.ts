import { type Kysely, type RawBuilder, sql } from 'kysely'
import { siteLanguageOf } from '#contract/language.ts'
import type { InboxEntry, InboxFilter, InboxStore } from '#server/staff/inbox/ports.ts'
import type { Engine } from './engine.ts'
import { dueOf } from './migrations/043-waits-again.ts'
import { searchVector } from './migrations/044-search-everything.ts'
import type { Database } from './schema.ts'

const PREVIEW = 160
/** A tag of more is found as one goes through the list: one of fewer is looked up, and its enquiries sorted. */
const FEW_TAGGED = 2000

type Row = {
  id: string
  name: string
  business_name: string
  preview: string
  language: string
  page: string | null
  received_at: number
  reply_by: number
  waits_since: number | null
  answered_at: number | null
  state: 'open' | 'closed'
  assignee_id: string | null
  assignee_name: string | null
  tags: string
  version: number
}
type PageRow = Row & { at_cursor: string }

const isAnswered = sql`case when e.answered_at is null then 0 else 1 end`
const due = sql.raw(dueOf('e.'))

/** An order of the list: how it is sorted, and how the page after a row is found. */
type Order = {
  by: RawBuilder<unknown>
  cursor: RawBuilder<unknown>
  after: (parts: string[]) => RawBuilder<unknown>
}

/** Part of a cursor: of what was made up any number is as good. */
const numberIn = (text: string): number => Number.parseInt(text, 10) || 0

const urgent: Order = {
  by: sql`${isAnswered}, ${due}, e.id`,
  cursor: sql`${isAnswered} || '.' || ${due} || '.' || e.id`,
  after: ([answered = '', dueBy = '', id = '']) =>
    sql`(${isAnswered}, ${due}, e.id) > (${numberIn(answered)}, ${numberIn(dueBy)}, ${id})`,
}
/** The same where all are answered, or none: SQLite would sort anew by what does not differ. */
const dueFirst: Order = {
  by: sql`${due}, e.id`,
  cursor: sql`${due} || '.' || e.id`,
  after: ([dueBy = '', id = '']) => sql`(${due}, e.id) > (${numberIn(dueBy)}, ${id})`,
}
const newest: Order = {
  by: sql`e.received_at desc, e.id desc`,
  cursor: sql`e.received_at || '.' || e.id`,
  after: ([receivedAt = '', id = '']) =>
    sql`(e.received_at, e.id) < (${numberIn(receivedAt)}, ${id})`,
}
/** The number of a row in the index of words goes with the time: it is found in this order. */
const newestFound: Order = {
  by: sql`enquiry_search.rowid desc`,
  cursor: sql`enquiry_search.rowid`,
  after: ([number = '']) => sql`enquiry_search.rowid < ${numberIn(number)}`,
}

export function createInboxPages(
  db: Kysely<Database>,
  engine: Engine,
): Pick<InboxStore, 'page' | 'counts' | 'tags'> {
  const isRare = async (tag: string): Promise<boolean> => {
    const { rows } = await sql<{ tagged: number }>`select count(*) as tagged from (
      select 1 from enquiry_tags where tag = ${tag} limit ${FEW_TAGGED + 1}) few`.execute(db)
    return Number(rows[0]?.tagged) <= FEW_TAGGED
  }
  return {
    async page(filter) {
      const found = filter.words === null ? null : searchOf(engine, filter.words)
      const order = found ? found.order : orderOf(filter)
      const conditions = [...conditionsOf(filter), ...(found ? [found.matches] : [])]
      const tagged =
        filter.tag === null ? null : taggedWith(filter.tag, !found && (await isRare(filter.tag)))
      if (tagged) conditions.push(tagged.matches)
      if (filter.after !== null) conditions.push(order.after(filter.after.split('.')))
      const { rows } = await sql<PageRow>`
        select e.id, e.name, e.business_name, substr(e.message, 1, ${PREVIEW}) as preview, e.language,
          e.page, e.received_at, e.reply_by, e.waits_since, e.answered_at, e.state, e.assignee_id,
          staff.name as assignee_name, e.tags, e.version, ${order.cursor} as at_cursor
        from ${found?.from ?? tagged?.from ?? sql`enquiries e`}
        left join staff on staff.id = e.assignee_id
        where ${sql.join(conditions, sql` and `)}
        order by ${order.by} limit ${filter.most + 1}`.execute(db)
      const shown = rows.slice(0, filter.most)
      return {
        entries: shown.map(entryFromRow),
        next: rows.length > filter.most ? String(shown.at(-1)?.at_cursor) : null,
      }
    },

    async tags(most) {
      const { rows } = await sql<{ tag: string }>`select tag from enquiry_tags
        group by tag order by count(*) desc, tag limit ${most}`.execute(db)
      return rows.map(({ tag }) => tag)
    },

    async counts(staffId, now, soonBefore) {
      const when = (condition: RawBuilder<unknown>) =>
        sql`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
      const { rows } = await sql<
        Record<'open' | 'overdue' | 'soon' | 'mine' | 'unassigned', number>
      >`
        select count(*) as open,
          ${when(sql`${isAnswered} = 0 and ${due} < ${now}`)} as overdue,
          ${when(sql`${isAnswered} = 0 and ${due} < ${soonBefore}`)} as soon,
          ${when(sql`e.assignee_id = ${staffId}`)} as mine,
          ${when(sql`e.assignee_id is null`)} as unassigned
        from enquiries e where e.flagged = 0 and e.state = 'open'`.execute(db)
      const row = rows[0]
      return {
        open: Number(row?.open),
        overdue: Number(row?.overdue),
        soon: Number(row?.soon),
        mine: Number(row?.mine),
        unassigned: Number(row?.unassigned),
      }
    },
  }
}

function conditionsOf({ is, assigneeId, now, soonBefore }: InboxFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`e.flagged = ${is === 'flagged' ? 1 : 0}`]
  if (is === 'closed') conditions.push(sql`e.state = 'closed'`)
  else if (is !== 'all' && is !== 'flagged') conditions.push(sql`e.state = 'open'`)
  if (is === 'answered') conditions.push(sql`${isAnswered} = 1`)
  if (is === 'overdue') conditions.push(sql`${isAnswered} = 0 and ${due} < ${now}`)
  if (is === 'soon') conditions.push(sql`${isAnswered} = 0 and ${due} < ${soonBefore}`)
  if (assigneeId === null) conditions.push(sql`e.assignee_id is null`)
  else if (assigneeId !== undefined) conditions.push(sql`e.assignee_id = ${assigneeId}`)
  return conditions
}

const alike: readonly InboxFilter['is'][] = ['overdue', 'soon', 'answered']

const orderOf = ({ is, sort }: InboxFilter): Order =>
  sort === 'newest' ? newest : alike.includes(is) ? dueFirst : urgent

/** A cross join is done in its order: the few of a rare tag first. */
const taggedWith = (tag: string, isFirst: boolean) =>
  isFirst
    ? {
        from: sql`enquiry_tags t cross join enquiries e`,
        matches: sql`t.tag = ${tag} and e.id = t.enquiry_id`,
      }
    : {
        from: null,
        matches: sql`exists (select 1 from enquiry_tags t where t.tag = ${tag}
          and t.enquiry_id = e.id)`,
      }

/** Every word must be there, or a word that begins with it. */
function searchOf(engine: Engine, words: string) {
  const terms = words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (engine === 'sqlite') {
    // A word that nobody writes finds nothing: an empty search would be an error.
    const query = terms.map((term) => `"${term}"*`).join(' ') || '"\u0001"'
    return {
      order: newestFound,
      from: sql`enquiry_search
        join enquiry_search_rows on enquiry_search_rows.number = enquiry_search.rowid
        join enquiries e on e.id = enquiry_search_rows.enquiry_id`,
      matches: sql`enquiry_search match ${query}`,
    }
  }
  const query = terms.map((term) => `'${term}':*`).join(' & ')
  return {
    order: newest,
    from: sql`enquiries e`,
    matches: sql`${sql.raw(searchVector('e'))} @@ to_tsquery('simple', ${query})`,
  }
}

export const entryFromRow = (row: Row): InboxEntry => ({
  id: row.id,
  name: row.name,
  business_name: row.business_name,
  preview: row.preview,
  language: siteLanguageOf(row.language),
  page: row.page,
  receivedAt: row.received_at,
  replyBy: row.reply_by + (row.waits_since ?? row.received_at) - row.received_at,
  waitsSince: row.waits_since ?? row.received_at,
  answeredAt: row.answered_at,
  state: row.state,
  assignee:
    row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
  tags: JSON.parse(row.tags),
  version: row.version,
})
