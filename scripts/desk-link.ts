// npm run desk-link [-- name@example.com]: a one-time link for whoever cannot sign in to the desk. Without
// an account there is: the set-up link. With an address: one that sets a new password for its account.
import { openStorage } from '#server/adapters/choose-adapters.ts'
import { readEnv } from '#server/env.ts'
import { makeLinkByHand } from '#server/staff/operator-link.ts'
import { deskOrigin } from '#server/staff/set-up-lines.ts'

const settings = readEnv()
if (!settings.ok) {
  console.error(settings.line)
  process.exit(1)
}
const storage = await openStorage(settings.env, () => {})
const link = await makeLinkByHand(storage, process.argv[2], Date.now())
await storage.close()
if (link.status === 'none') {
  console.error(link.line)
  process.exit(1)
}
const origin = deskOrigin(settings.env, settings.env.http.PORT)
console.log(`${origin}/desk/${link.page}#${link.token}`)
console.log(`It works once, until ${new Date(link.until).toISOString()}.`)
