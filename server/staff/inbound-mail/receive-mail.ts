import { brandDomain } from '#content/facts/brand.ts'
import { receiveMail } from '#contract/calls/inbound-mail.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import type { StaffStores } from '../ports.ts'
import { type InboundMail, readMail } from './read-mail.ts'
import type { ReplyAddresses } from './reply-address.ts'

export type InboundMailDeps = {
  storage: UnitOfWork<StaffStores>
  addresses: ReplyAddresses
  now: () => number
}

const SIGNATURE_HEADER = 'X-Inbound-Signature'

export function mountInboundMail(mount: Mount, deps: InboundMailDeps): void {
  const { addresses } = deps
  mount(
    receiveMail,
    async ({ body }) => {
      const mail = await readMail(body)
      const status = await keepMail(deps, mail)
      return status === 'not-found' ? refuse(status) : { status }
    },
    ({ header, body }) => addresses.isSigned(body, header(SIGNATURE_HEADER)),
  )
}

/** What the visitor answered becomes part of the enquiry, once: it is open, and waits for an answer. */
function keepMail({ storage, addresses, now }: InboundMailDeps, mail: InboundMail) {
  return storage.write(async (stores): Promise<'received' | 'known' | 'not-found'> => {
    const enquiry = await enquiryOf(stores, addresses, mail)
    if (!enquiry) return 'not-found'
    const events = await stores.inbox.events(enquiry.id)
    const isKnown = events.some(
      ({ kind, details }) =>
        kind === 'received' && (details.message_id ?? details.known_by) === mail.knownBy,
    )
    if (isKnown) return 'known'
    const { messageId, knownBy, from, text, files } = mail
    const details = { message_id: messageId, known_by: knownBy, from, files }
    const service = { staffId: null, staffName: '' } as const
    const event = { ...service, enquiryId: enquiry.id, kind: 'received', text, details } as const
    await stores.inbox.change(enquiry.id, null, { state: 'open', waits: true }, now())
    await stores.inbox.addEvent(event, now())
    const told = { topic: 'inbox', subject: enquiry.id, by: null, news: 'answer' } as const
    await stores.liveEvents.add(told, now())
    return 'received'
  })
}

/** By the address that it was sent to; else by the mail that it answers, when the same person did. */
async function enquiryOf({ inbox }: StaffStores, addresses: ReplyAddresses, mail: InboundMail) {
  for (const address of mail.to) {
    const id = addresses.read(address)
    const found = id && (await inbox.find(id))
    if (found) return found
  }
  for (const answered of mail.answers.toReversed()) {
    const id = answered.endsWith(`@${brandDomain}>`)
      ? /^<([\w-]+)\.(?:reply-\d+|confirmation)@/.exec(answered)?.[1]
      : null
    const found = id && (await inbox.find(id))
    if (found && found.email.toLowerCase() === mail.from.toLowerCase()) return found
  }
  return null
}
