// npm run backup [-- file]: a consistent copy of the database, while the service runs.
import { join } from 'node:path'
import { backupPostgres, backupSqlite } from '#server/adapters/storage/backup.ts'
import { readEnv } from '#server/env.ts'

const settings = readEnv()
if (!settings.ok) {
  console.error(settings.line)
  process.exit(1)
}
const { DATA_DIR, DATABASE_URL } = settings.env.storage
const stamp = new Date().toISOString().replace(/[:.]/g, '-')
const extension = DATABASE_URL ? 'dump' : 'sqlite'
const target = process.argv[2] ?? join(DATA_DIR, 'backups', `adya-${stamp}.${extension}`)
try {
  if (DATABASE_URL) await backupPostgres(DATABASE_URL, target)
  else await backupSqlite(DATA_DIR, target)
  console.log(`Backed up to ${target}`)
} catch (error) {
  console.error(`No backup was made: ${(error as Error).message}`)
  process.exit(1)
}
