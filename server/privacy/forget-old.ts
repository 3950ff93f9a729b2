import type { Retention } from '#content/facts/retention.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { AgingKind, PrivacyStores } from './ports.ts'
import { DAY_MS } from './show-person.ts'

export type ForgetOldDeps = {
  storage: UnitOfWork<PrivacyStores>
  purge: () => Promise<void>
  kept: () => Promise<Retention>
  now: () => number
}

// Small enough that neither the event loop nor a statement's deadline notices.
const batches = [
  ['enquiries', 'enquiries', 100],
  ['calls', 'calls', 100],
  ['chat files', 'chats', 1],
  ['chats', 'chats', 100],
] as const satisfies readonly (readonly [AgingKind, keyof Retention, number])[]

/** Erases what has had its time, batch by batch, until nothing is left of it or it is told to stop. */
export async function forgetOld(deps: ForgetOldDeps, dropIt: AbortSignal): Promise<void> {
  const kept = await deps.kept()
  for (const [kind, setting, most] of batches) {
    const now = deps.now()
    const than = now - kept[setting] * DAY_MS
    let erased: number = most
    while (erased === most && !dropIt.aborted) {
      erased = await deps.storage.write(({ people }) => people.eraseOlder(kind, than, most, now))
    }
  }
  await deps.purge()
}
