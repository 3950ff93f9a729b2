import type { Retention } from '#content/facts/retention.ts'
import type { MyCall, MyData } from '#contract/calls/my-data.ts'
import { detailsOf } from '#contract/enquiry-details.ts'
import type { EnquiryEventKind } from '#contract/inbox.ts'
import type { DemoCall } from '../demo-call/ports.ts'
import { addressKey } from '../http/address.ts'
import type { HistoryEntry, Person, PrivacyStores } from './ports.ts'

export const DAY_MS = 86_400_000

const instant = (at: number): string => new Date(at).toISOString()

/** What the visitor may see of it, in the words of the contract. */
export async function showPerson(
  { people, demoCalls }: Pick<PrivacyStores, 'people' | 'demoCalls'>,
  person: Person,
  kept: Retention,
): Promise<MyData> {
  const until = (since: number, kind: keyof Retention) => instant(since + kept[kind] * DAY_MS)
  const sent = await people.deliveries(person.enquiries.map(({ id }) => id))
  const history = await people.history(person.enquiries.map(({ id }) => id))
  const homes = new Set(person.enquiries.map(({ address }) => addressKey(address)))

  const show = async (call: DemoCall): Promise<MyCall> => ({
    reference: call.id,
    requested_at: instant(call.requestedAt),
    kept_until: until(call.requestedAt, 'calls'),
    phone: call.phone,
    language: call.language,
    status: call.status,
    address: call.address,
    // The mailbox is proven by its link, the number is not: anybody can write a stranger's number
    // into an enquiry. Words are shown only to where the call was asked for.
    words: homes.has(addressKey(call.address))
      ? (await demoCalls.turns(call.id)).map(({ role, text }) => ({ role, text }))
      : null,
  })

  return {
    enquiries: person.enquiries.map((enquiry) => ({
      reference: enquiry.id,
      received_at: instant(enquiry.receivedAt),
      kept_until: until(enquiry.receivedAt, 'enquiries'),
      ...detailsOf(enquiry),
      page: enquiry.page,
      language: enquiry.language,
      address: enquiry.address,
      flagged: enquiry.flagged,
      deliveries: sent
        .filter(({ subjectId }) => subjectId === enquiry.id)
        .map(({ channel, status }) => ({ channel, status })),
      ...shownHistory(history.filter(({ enquiryId }) => enquiryId === enquiry.id)),
    })),
    calls: await Promise.all(person.calls.map(show)),
    chats: person.chats.map(({ usedAt, messages, files }) => ({
      used_at: instant(usedAt),
      kept_until: until(usedAt, 'chats'),
      messages,
      files,
    })),
  }
}

/** Who wrote what stands in an enquiry's history; all else there is staff's own work on it. */
const writers: Partial<Record<EnquiryEventKind, 'user' | 'person'>> = {
  replied: 'person',
  received: 'user',
}

function shownHistory(entries: readonly HistoryEntry[]) {
  const written = entries.flatMap(({ at, kind, text }) => {
    const role = writers[kind]
    return role ? [{ at: instant(at), role, text }] : []
  })
  return { written, has_own_notes: written.length < entries.length }
}
