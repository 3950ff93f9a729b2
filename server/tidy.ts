import type { AppStores } from './app.ts'
import type { UnitOfWork } from './unit-of-work.ts'

const KEEP_FINGERPRINTS_MS = 3_600_000
const KEEP_DELIVERIES_MS = 30 * 86_400_000

/** Forgets what only served to count and to compare. */
export function tidy(storage: UnitOfWork<AppStores>, now: () => number): Promise<void> {
  return storage.write(async ({ budgets, enquiries, outbox }) => {
    await budgets.sweep(now())
    await outbox.forget(now() - KEEP_DELIVERIES_MS)
    await enquiries.forgetFingerprints(now() - KEEP_FINGERPRINTS_MS)
  })
}
