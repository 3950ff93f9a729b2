// npm run forget -- REFERENCE|EMAIL|PHONE: deletes everything that is stored about somebody.
import { isEmail } from '#contract/enquiry.ts'
import { tenDigits } from '#contract/phone.ts'
import { openStorage } from '#server/adapters/choose-adapters.ts'
import { businessChannels } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { type Whose, whoseReference } from '#server/privacy/find-person.ts'
import { forgetPerson } from '#server/privacy/forget-person.ts'

const settings = readEnv()
if (!settings.ok) {
  console.error(settings.line)
  process.exit(1)
}
const given = process.argv.slice(2).join(' ').trim()
if (given === '') {
  console.error('Use: npm run forget -- <reference>, <e-mail address> or <phone number>')
  process.exit(1)
}
const storage = await openStorage(settings.env, () => {})
const whose = await whoIsMeant()
if (whose === null) {
  console.error(`Nothing is stored under ${given}`)
  process.exitCode = 1
} else {
  const forgotten = await forgetPerson(
    {
      storage,
      purge: () => storage.purge(),
      channels: businessChannels(settings.env),
      now: Date.now,
    },
    whose,
    'owner',
  )
  const { enquiries, calls, chats } = forgotten
  console.log(`Deleted: ${enquiries} enquiries, ${calls} calls, ${chats} chats`)
}
await storage.close()

async function whoIsMeant(): Promise<Whose | null> {
  if (isEmail(given)) return { email: given }
  const digits = tenDigits(given)
  // References are hexadecimal with hyphens; a number is written with digits and a few signs.
  if (digits.length === 10 && /^[\p{Nd}\s()+-]+$/u.test(given)) return { phone: digits }
  return whoseReference(storage.read, given.toLowerCase())
}
