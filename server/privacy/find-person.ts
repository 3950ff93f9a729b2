import { tenDigits } from '#contract/phone.ts'
import type { Person, PrivacyStores, StoredChat } from './ports.ts'

/** Whose data is meant: a mailbox's, or a number's. */
export type Whose = { email: string } | { phone: string }

type Finding = Pick<PrivacyStores, 'people' | 'enquiries' | 'demoCalls'>

/** More than anybody has; who has more is shown the newest, and erased in turns. */
const MOST = 200

/** Who is behind the reference of an enquiry or a call. */
export async function whoseReference(stores: Finding, reference: string): Promise<Whose | null> {
  const enquiry = await stores.enquiries.find(reference)
  if (enquiry) return { email: enquiry.email }
  const call = await stores.demoCalls.find(reference)
  return call ? { phone: tenDigits(call.phone) } : null
}

/**
 * The enquiries of a mailbox or a number, the calls to the numbers that stand in them, and the
 * conversations from which they were sent.
 */
export async function findPerson({ people }: Finding, whose: Whose): Promise<Person> {
  const enquiries =
    'email' in whose
      ? await people.enquiriesByEmail(whose.email, MOST)
      : await people.enquiriesByPhone(whose.phone, MOST)
  const numbers = enquiries.map(({ phone }) => tenDigits(phone))
  if ('phone' in whose) numbers.push(whose.phone)
  const phones = new Set(numbers.filter((number) => number.length === 10).map((n) => `+91${n}`))
  const calls = await people.callsTo([...phones], MOST)
  const chats: StoredChat[] = []
  for (const id of new Set(enquiries.map(({ chatId }) => chatId))) {
    const chat = id === null ? null : await people.chat(id)
    if (chat) chats.push(chat)
  }
  return { enquiries, calls, chats }
}

export const isNobody = ({ enquiries, calls, chats }: Person): boolean =>
  enquiries.length + calls.length + chats.length === 0
