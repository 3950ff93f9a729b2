// npm run backup [-- file]: a consistent copy of the database, while the service runs.
// npm run backup -- restore file: fills an empty PostgreSQL from such a copy.
import { join } from 'node:path'
import { backupPostgres, backupSqlite, restorePostgres } from '#server/adapters/storage/backup.ts'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'
import { readEnv } from '#server/env.ts'

const settings = readEnv()
if (!settings.ok) {
  console.error(settings.line)
  process.exit(1)
}
const { DATA_DIR, DATABASE_URL } = settings.env.storage
const [first, file] = process.argv.slice(2)
await (first === 'restore' ? restore(file) : backUp(first))

async function backUp(given: string | undefined): Promise<void> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const target = given ?? join(DATA_DIR, 'backups', `website-${stamp}.sqlite`)
  try {
    if (DATABASE_URL) await backupPostgres(DATABASE_URL, target)
    else await backupSqlite(DATA_DIR, target)
    console.log(`Backed up to ${target}`)
  } catch (error) {
    giveUp(`No backup was made: ${(error as Error).message}`)
  }
}

async function restore(source: string | undefined): Promise<void> {
  if (!source) return giveUp('Use: npm run backup -- restore <file>')
  if (!DATABASE_URL) {
    return giveUp(`Nothing was restored: put the file at ${sqliteFile(DATA_DIR)} yourself`)
  }
  try {
    await restorePostgres(DATABASE_URL, source)
    console.log(`Restored from ${source}`)
  } catch (error) {
    giveUp(`Nothing was restored: ${(error as Error).message}`)
  }
}

function giveUp(line: string): void {
  console.error(line)
  process.exitCode = 1
}
