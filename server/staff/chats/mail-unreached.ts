import type { UnitOfWork } from '../../unit-of-work.ts'
import { note } from '../deps.ts'
import type { StaffStores } from '../ports.ts'
import type { PersonWords } from './ports.ts'

/** A page that is open reads what a person says within seconds: whoever has not by then has left. */
const UNREACHED_MS = 60_000
const AT_ONCE = 50

export type MailUnreachedDeps = {
  storage: UnitOfWork<StaffStores>
  now: () => number
  wakeOutbox: () => void
}

/**
 * What a person said and no page of the visitor has read leaves by mail, once, where the visitor gave
 * an address. True: there is more.
 */
export async function mailUnreached(deps: MailUnreachedDeps): Promise<boolean> {
  const { storage, now, wakeOutbox } = deps
  const waiting = await storage.read.deskChats.unreached(now() - UNREACHED_MS, AT_ONCE)
  for (const { chatId, enquiryId } of waiting) {
    await storage.write(async (stores) => {
      // Another instance may have been first, or the visitor is back.
      const said = await stores.deskChats.takeUnreached(chatId, now())
      for (const words of Map.groupBy(said, ({ staffId }) => staffId).values()) {
        await answerByMail(stores, enquiryId, words, now())
      }
    })
  }
  if (waiting.length > 0) wakeOutbox()
  return waiting.length === AT_ONCE
}

/** To the address that the visitor left: it answers their enquiry, and stands in its history. */
async function answerByMail(
  stores: StaffStores,
  enquiryId: string,
  words: readonly PersonWords[],
  now: number,
): Promise<void> {
  const { staffId = null, saidBy: staffName = '' } = words[0] ?? {}
  const text = words.map((one) => one.text).join('\n\n')
  const details = { mailed: true, from_chat: true }
  const reply = { enquiryId, staffId, staffName, kind: 'replied', text, details } as const
  const eventId = await stores.inbox.addEvent(reply, now)
  await stores.inbox.change(enquiryId, null, { answered: true }, now)
  await stores.outbox.add('enquiry-reply', String(eventId), ['reply'], now)
  const done = { action: 'enquiry-replied', subject: `enquiry:${enquiryId}`, details } as const
  await note(stores, { staffId, staffName, address: '' }, done, now)
  await stores.liveEvents.add({ topic: 'inbox', subject: enquiryId, by: staffId }, now)
}
