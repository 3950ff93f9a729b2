import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migration.ts'
import { dueOf } from './043-waits-again.ts'

export const tagsAndOrder: Migration = {
  name: '045-tags-and-order',
  async up(db, { engine }) {
    // As everything is sorted when it is not chosen by its state.
    await sql`create index enquiries_urgent_all on enquiries
      (flagged, (case when answered_at is null then 0 else 1 end), ${sql.raw(dueOf(''))}, id)`.execute(
      db,
    )
    // Follows the column of the enquiries, which stays what is written and copied.
    await sql`create table enquiry_tags (
      tag text not null,
      enquiry_id text not null references enquiries (id) on delete cascade,
      primary key (tag, enquiry_id)
    )`.execute(db)
    await sql`create index enquiry_tags_of on enquiry_tags (enquiry_id)`.execute(db)
    await (engine === 'sqlite' ? followSqlite(db) : followPostgres(db))
  },
}

async function followSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`insert or ignore into enquiry_tags (tag, enquiry_id)
    select value, enquiries.id from enquiries, json_each(enquiries.tags)`.execute(db)
  for (const change of ['insert', 'update of tags']) {
    const name = sql.raw(`enquiry_tags_${change.split(' ')[0]}`)
    await sql`create trigger ${name} after ${sql.raw(change)} on enquiries begin
      delete from enquiry_tags where enquiry_id = new.id;
      insert or ignore into enquiry_tags (tag, enquiry_id)
        select value, new.id from json_each(new.tags);
    end`.execute(db)
  }
}

async function followPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`insert into enquiry_tags (tag, enquiry_id)
    select distinct jsonb_array_elements_text(tags::jsonb), id from enquiries`.execute(db)
  await sql`create function enquiry_tags_follow() returns trigger language plpgsql as $$
    begin
      delete from enquiry_tags where enquiry_id = new.id;
      insert into enquiry_tags (tag, enquiry_id)
        select distinct jsonb_array_elements_text(new.tags::jsonb), new.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger enquiry_tags_follow after insert or update of tags on enquiries
    for each row execute function enquiry_tags_follow()`.execute(db)
}
