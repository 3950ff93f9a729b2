import type { LinkRequest } from '#contract/my-data.ts'
import { isDeliverable } from '../enquiry/deliverable.ts'
import { mailboxKey } from '../enquiry/mailbox-key.ts'
import type { Visitor } from '../http/call.ts'
import type { Limits } from '../http/limits.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { PrivacyStores } from './ports.ts'

export type SendLinkDeps = {
  storage: UnitOfWork<PrivacyStores>
  limits: Limits
  wakeOutbox: () => void
  now: () => number
}

/**
 * Sends the link of a receipt again, to the mailbox that is stored with it. Nobody learns whether
 * reference and address belong together: the answer is the same, and so is the work up to one row.
 */
export async function sendLink(
  deps: SendLinkDeps,
  { reference, email }: LinkRequest,
  visitor: Visitor,
): Promise<void> {
  const now = deps.now()
  await deps.storage.write(async ({ enquiries, outbox, budgets }) => {
    await deps.limits.spendCall(budgets, 'my-data', visitor, now)
    const enquiry = await enquiries.find(reference)
    const perMailbox = deps.limits.spending('LIMIT_LINK_PER_EMAIL', `link:${mailboxKey(email)}`)
    const { ok } = await budgets.spend(perMailbox, now)
    const matches = enquiry?.email.toLowerCase() === email.toLowerCase()
    const channels = ok && matches && isDeliverable(email) ? (['link'] as const) : []
    await outbox.add('enquiry', reference, channels, now)
  })
  deps.wakeOutbox()
}
