import type { AuditAction } from '#contract/audit.ts'
import * as calls from '#contract/calls/desk-people.ts'
import { isEmail } from '#contract/enquiry.ts'
import { tenDigits } from '#contract/phone.ts'
import { CSV_MARK, csvLine, type ExportedRecord } from '../../export/csv.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import type { Channel } from '../../outbox/ports.ts'
import { findPerson, isNobody, type Whose, whoseReference } from '../../privacy/find-person.ts'
import { forgetPerson } from '../../privacy/forget-person.ts'
import type { Person, PrivacyStores } from '../../privacy/ports.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import { oneself } from '../account-routes.ts'
import { type Actor, by, note } from '../deps.ts'
import type { StaffStores } from '../ports.ts'
import { showEverything } from './show-everything.ts'

type PeopleStores = StaffStores & PrivacyStores
type Done = { action: AuditAction; subject?: string }

export type PeopleDeps = {
  storage: UnitOfWork<PeopleStores> & { purge(): Promise<void> }
  channels: readonly Channel[]
  /** Every enquiry, oldest first. */
  enquiryRecords: () => AsyncGenerator<ExportedRecord>
  now: () => number
}

/** Finding, showing and deleting what is stored about somebody; each is logged, without their data. */
export function mountPeople(mount: Mount, deps: PeopleDeps): void {
  const { storage, now } = deps

  const show = async ({ staff, caller }: Actor, who: string, done: Done) => {
    const whose = await whoIsMeant(storage.read, who)
    const person = whose && (await findPerson(storage.read, whose))
    const entry = { ...done, details: foundIn(person) }
    await storage.write((stores) => note(stores, by(staff, caller), entry, now()))
    return person && !isNobody(person) ? showEverything(storage.read, person) : refuse('not-found')
  }

  mount(calls.findPerson, (exchange) =>
    show(oneself(exchange), exchange.body.who, { action: 'person-looked-up' }),
  )

  mount(calls.exportPerson, (exchange) =>
    show(oneself(exchange), exchange.body.who, { action: 'exported', subject: 'person' }),
  )

  mount(calls.forgetPerson, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const whose = await whoIsMeant(storage.read, exchange.body.who)
    const person = whose && (await findPerson(storage.read, whose))
    if (!whose || !person || isNobody(person)) return refuse('not-found')
    const { channels } = deps
    const purge = () => storage.purge()
    const onErased = async (stores: PeopleStores, erased: Person) => {
      const done = { action: 'person-forgotten', details: foundIn(erased) } as const
      await note(stores, by(staff, caller), done, now())
      await stores.liveEvents.add({ topic: 'inbox', subject: null, by: staff.id }, now())
    }
    return forgetPerson({ storage, purge, channels, now, onErased }, whose, 'owner')
  })

  mount(calls.exportEnquiries, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    await storage.write((stores) =>
      note(stores, by(staff, caller), { action: 'exported', subject: 'enquiries' }, now()),
    )
    exchange.setHeader('Content-Disposition', 'attachment; filename="enquiries.csv"')
    return csvOf(deps.enquiryRecords())
  })
}

async function* csvOf(records: AsyncGenerator<ExportedRecord>): AsyncGenerator<string, void> {
  let isFirst = true
  for await (const record of records) {
    if (isFirst) yield CSV_MARK + csvLine(Object.keys(record))
    isFirst = false
    yield csvLine(Object.values(record))
  }
  if (isFirst) yield CSV_MARK
}

async function whoIsMeant(stores: PrivacyStores, given: string): Promise<Whose | null> {
  if (isEmail(given)) return { email: given }
  const digits = tenDigits(given)
  if (digits.length === 10 && /^[\p{Nd}\s()+-]+$/u.test(given)) return { phone: digits }
  return whoseReference(stores, given.toLowerCase())
}

/** How much there was, and by which references: they name nobody, and outlive what is deleted. */
const foundIn = (person: Person | null) => ({
  enquiries: person?.enquiries.length ?? 0,
  calls: person?.calls.length ?? 0,
  chats: person?.chats.length ?? 0,
  references: [...(person?.enquiries ?? []), ...(person?.calls ?? [])].map(({ id }) => id),
})
