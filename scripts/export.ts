// npm run export [-- folder]: enquiries and demo calls as CSV and JSON.
import { join } from 'node:path'
import { openStorage } from '#server/adapters/choose-adapters.ts'
import { exportDemoCalls, exportEnquiries } from '#server/adapters/storage/exported-records.ts'
import { readEnv } from '#server/env.ts'
import { writeExport } from '#server/export/write-export.ts'

const settings = readEnv()
if (!settings.ok) {
  console.error(settings.line)
  process.exit(1)
}
const folder =
  process.argv[2] ??
  join(settings.env.storage.DATA_DIR, 'exports', new Date().toISOString().replace(/[:.]/g, '-'))
try {
  const storage = await openStorage(settings.env, () => {})
  const kinds = {
    enquiries: () => exportEnquiries(storage),
    'demo-calls': () => exportDemoCalls(storage),
  }
  for (const file of await writeExport(kinds, folder)) console.log(file)
  await storage.close()
} catch (error) {
  console.error(`Nothing was exported: ${(error as Error).message}`)
  process.exit(1)
}
