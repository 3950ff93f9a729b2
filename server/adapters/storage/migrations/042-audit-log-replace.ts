import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** `insert or replace` takes the old row out without asking the triggers that guard deletion. */
export const auditLogReplace: Migration = {
  name: '042-audit-log-replace',
  async up(db, { engine }) {
    if (engine === 'postgres') return
    await sql`create trigger audit_log_no_replace before insert on audit_log
      when exists (select 1 from audit_log where id = new.id)
      begin select raise(abort, 'the audit log cannot be changed'); end`.execute(db)
  },
}
