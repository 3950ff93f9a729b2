import type { FoundPerson } from '#contract/calls/desk-people.ts'
import { detailsOf } from '#contract/enquiry-details.ts'
import { mayBeRead } from '../../demo-call/may-be-read.ts'
import type { DemoCall } from '../../demo-call/ports.ts'
import type { StoredEnquiry } from '../../enquiry/ports.ts'
import type { Person, PrivacyStores } from '../../privacy/ports.ts'
import { shownEvent } from '../inbox/shown-event.ts'
import type { StaffStores } from '../ports.ts'

type Stores = Pick<StaffStores, 'inbox'> & Pick<PrivacyStores, 'demoCalls'>

/** What somebody sent, and all that hangs on it: what staff made of it, and what was said in calls. */
export async function showEverything(
  { inbox, demoCalls }: Stores,
  { enquiries, calls, chats }: Person,
): Promise<FoundPerson> {
  const enquiry = async (one: StoredEnquiry) => ({
    ...{ id: one.id, at: one.receivedAt, ...detailsOf(one), language: one.language },
    ...{ page: one.page, address: one.address, flagged: one.flagged },
    tags: (await inbox.find(one.id))?.tags ?? [],
    history: (await inbox.events(one.id)).map(shownEvent),
  })
  const call = async ({ id, requestedAt, phone, language, status, address }: DemoCall) => {
    const turns = await demoCalls.turns(id)
    return {
      ...{ id, at: requestedAt, phone, language, status, address },
      words: (await mayBeRead(turns)) ? turns.map(({ role, text }) => ({ role, text })) : null,
    }
  }
  return {
    enquiries: await Promise.all(enquiries.map(enquiry)),
    calls: await Promise.all(calls.map(call)),
    chats: chats.map(({ usedAt, messages, files }) => ({
      used_at: usedAt,
      messages: [...messages],
      files: files.map(({ name }) => name),
    })),
  }
}
