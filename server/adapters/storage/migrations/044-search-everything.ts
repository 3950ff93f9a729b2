import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Words of an enquiry's history that are searched. PostgreSQL takes a megabyte at most. */
const MOST_WORDS = sql.raw('100000')

export const searchEverything: Migration = {
  name: '044-search-everything',
  async up(db, { engine }) {
    // What staff noted and answered and what came back by mail: found with the enquiry.
    await sql`alter table enquiries add column event_words text not null default ''`.execute(db)
    await (engine === 'sqlite' ? searchSqlite(db) : searchPostgres(db))
  },
}

const searchedText = (row: string): string =>
  [
    ...['name', 'business_name', 'email', 'phone', 'message', 'id', 'tags'].map(
      (name) => `${row}.${name}`,
    ),
    `coalesce(${row}.page, '')`,
    `${row}.event_words`,
  ].join(` || ' ' || `)

async function searchSqlite(db: Kysely<unknown>): Promise<void> {
  const wordsOf = (enquiry: string) => sql`coalesce((
    select substr(group_concat(text, ' '), 1, ${MOST_WORDS}) from (
      select text from enquiry_events
      where enquiry_id = ${sql.raw(enquiry)} and text <> '' order by id desc)), '')`
  const inIndex = sql`select number, ${sql.raw(searchedText('enquiries'))} from enquiry_search_rows
    join enquiries on enquiries.id = enquiry_id`
  await sql`drop trigger enquiry_search_add`.execute(db)
  // Made anew: to change each row of it takes longer.
  await sql`drop table enquiry_search`.execute(db)
  await sql`create virtual table enquiry_search using fts5 (
    words, tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'"
  )`.execute(db)
  await sql`insert into enquiry_search (enquiry_search, rank) values ('secure-delete', 1)`.execute(
    db,
  )
  await sql`update enquiries set event_words = ${wordsOf('enquiries.id')}
    where id in (select enquiry_id from enquiry_events where text <> '')`.execute(db)
  await sql`insert into enquiry_search (rowid, words) ${inIndex}`.execute(db)
  await sql`create trigger enquiry_search_add after insert on enquiries begin
    insert into enquiry_search_rows (enquiry_id) values (new.id);
    insert into enquiry_search (rowid, words) ${inIndex} where enquiries.id = new.id;
  end`.execute(db)
  await sql`create trigger enquiry_search_change after update of tags, page, event_words on enquiries
    begin update enquiry_search set words = ${sql.raw(searchedText('new'))}
      where rowid = (select number from enquiry_search_rows where enquiry_id = new.id);
    end`.execute(db)
  await sql`create trigger enquiry_event_words after insert on enquiry_events when new.text <> ''
    begin update enquiries set event_words = ${wordsOf('new.enquiry_id')}
      where id = new.enquiry_id; end`.execute(db)
}

async function searchPostgres(db: Kysely<unknown>): Promise<void> {
  const wordsOf = (enquiry: string) => sql`coalesce((
    select left(string_agg(text, ' ' order by id desc), ${MOST_WORDS}) from enquiry_events
    where enquiry_id = ${sql.raw(enquiry)} and text <> ''), '')`
  await sql`drop index enquiries_search`.execute(db)
  await sql`update enquiries set event_words = ${wordsOf('enquiries.id')}
    where id in (select enquiry_id from enquiry_events where text <> '')`.execute(db)
  await sql`create index enquiries_search on enquiries using gin
    (${sql.raw(searchVector('enquiries'))})`.execute(db)
  await sql`create function enquiry_event_words() returns trigger language plpgsql as $$
    begin
      update enquiries set event_words = ${wordsOf('new.enquiry_id')} where id = new.enquiry_id;
      return null;
    end $$`.execute(db)
  await sql`create trigger enquiry_event_words after insert on enquiry_events
    for each row when (new.text <> '') execute function enquiry_event_words()`.execute(db)
}

/** Signs between words of an address become spaces: else it would be one word, found by its beginning alone. */
export const searchVector = (row: string): string =>
  `to_tsvector('simple', translate(${searchedText(row)}, '@._-+/', '      '))`
