import type { Channel } from '../outbox/ports.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { findPerson, isNobody, type Whose } from './find-person.ts'
import type { ErasedBy, Person, PrivacyStores } from './ports.ts'

export type ForgetDeps<Stores extends PrivacyStores = PrivacyStores> = {
  storage: UnitOfWork<Stores>
  /** Takes deleted bytes out of the files as well. */
  purge: () => Promise<void>
  /** By which the business hears what it should delete on its own side. */
  channels: readonly Channel[]
  now: () => number
  /** Hears of each batch in the transaction that deletes it: neither is there without the other. */
  onErased?: (stores: Stores, person: Person) => Promise<void>
}

export type Forgotten = { enquiries: number; calls: number; chats: number }

/**
 * Deletes everything about somebody, and tells the business which references to delete from its
 * mailbox and its CRM. The never-call list stays: it is their own wish.
 */
export async function forgetPerson<Stores extends PrivacyStores>(
  deps: ForgetDeps<Stores>,
  whose: Whose,
  by: Exclude<ErasedBy, 'retention'>,
): Promise<Forgotten> {
  const total = { enquiries: 0, calls: 0, chats: 0 }
  for (;;) {
    const batch = await deps.storage.write(async (stores) => {
      const person = await findPerson(stores, whose)
      await stores.people.erase(person, by, deps.now())
      for (const { id } of [...person.enquiries, ...person.calls]) {
        await stores.outbox.add('erasure', id, deps.channels, deps.now())
      }
      if (!isNobody(person)) await deps.onErased?.(stores, person)
      return person
    })
    total.enquiries += batch.enquiries.length
    total.calls += batch.calls.length
    total.chats += batch.chats.length
    if (isNobody(batch)) break
  }
  await deps.purge()
  return total
}
