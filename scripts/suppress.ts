// npm run suppress -- add|remove <ten digits> | list: numbers that are never called.
import { tenDigits } from '#contract/phone.ts'
import { openStorage } from '#server/adapters/choose-adapters.ts'
import { indianMobile } from '#server/demo-call/indian-mobile.ts'
import { readEnv } from '#server/env.ts'

const settings = readEnv()
if (!settings.ok) {
  console.error(settings.line)
  process.exit(1)
}
const [task = 'list', given = ''] = process.argv.slice(2)
const phone = indianMobile(tenDigits(given))
if (!['add', 'remove', 'list'].includes(task) || (task !== 'list' && phone === null)) {
  console.error('Use: add <number>, remove <number> or list, with an Indian mobile number')
  process.exit(1)
}
const storage = await openStorage(settings.env, () => {})
if (task === 'list') {
  const rows = await storage.db.selectFrom('suppressed_numbers').selectAll().execute()
  for (const row of rows)
    console.log(`${row.phone}  ${row.reason}  ${new Date(row.since).toISOString()}`)
} else if (phone !== null) {
  await storage.write(async ({ demoCalls }) => {
    if (task === 'add') await demoCalls.suppress(phone, 'entered by the operator', Date.now())
    else await demoCalls.unsuppress(phone)
  })
  console.log(`${phone} ${task === 'add' ? 'will not be called' : 'may be called'}`)
}
await storage.close()
