import type { AuditAction } from '#contract/audit.ts'
import * as calls from '#contract/calls/desk-writing.ts'
import { visitorLanguage } from '#contract/language-of-text.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import { by, note, type StaffDeps } from '../deps.ts'
import type { Oneself } from '../own-account.ts'
import type { Writer } from './ports.ts'

export type WritingDeps = Pick<StaffDeps, 'storage' | 'limits' | 'now'> & {
  /** Null where no model is configured. */
  writer: Writer | null
}

const BUSY_RETRY_SECONDS = 2

/** What a configured model writes for staff: only for those who may answer, one thing at a time. */
export function mountWriting(mount: Mount, deps: WritingDeps): void {
  const { storage } = deps
  const ask = inTurn(deps)

  mount(calls.translateEnquiry, async (exchange) => {
    const { enquiry } = exchange.params
    const found = await storage.read.inbox.find(enquiry)
    if (!found) return refuse('not-found')
    const about = { action: 'words-translated', subject: `enquiry:${enquiry}` } as const
    const text = await ask(oneself(exchange), about, (writer) =>
      writer.translate(found.message, exchange.signal),
    )
    return typeof text === 'string' ? { text } : text
  })

  mount(calls.translateAnswer, async (exchange) => {
    const { enquiry, answer } = exchange.params
    const found = await storage.read.inbox.event(Number(answer))
    if (found?.enquiryId !== enquiry || found.kind !== 'received') return refuse('not-found')
    const about = { action: 'words-translated', subject: `enquiry:${enquiry}` } as const
    const text = await ask(oneself(exchange), about, (writer) =>
      writer.translate(found.text, exchange.signal),
    )
    return typeof text === 'string' ? { text } : text
  })

  mount(calls.translateMessage, async (exchange) => {
    const { chat } = exchange.params
    const found = await storage.read.deskChats.find(chat)
    const message = found?.said.find(({ id }) => id === exchange.body.message)
    if (!message) return refuse('not-found')
    const about = { action: 'words-translated', subject: `chat:${chat}` } as const
    const text = await ask(oneself(exchange), about, (writer) =>
      writer.translate(message.text, exchange.signal),
    )
    return typeof text === 'string' ? { text } : text
  })

  mount(calls.draftReply, async (exchange) => {
    const { enquiry } = exchange.params
    const found = await storage.read.inbox.find(enquiry)
    if (!found) return refuse('not-found')
    const about = { action: 'reply-drafted', subject: `enquiry:${enquiry}` } as const
    return ask(oneself(exchange), about, (writer) =>
      writer.draftReply(
        found.message,
        visitorLanguage(found.language, found.message),
        exchange.signal,
      ),
    )
  })
}

type About = { action: AuditAction; subject: string }

function inTurn({ storage, limits, now, writer }: WritingDeps) {
  const busy = new Set<string>()
  return async function ask<Written>(
    { staff, caller }: Oneself,
    about: About,
    work: (writer: Writer) => Promise<Written | null>,
  ) {
    if (!writer) return refuse('no-model')
    if (busy.has(staff.id)) return refuse('too-many', { retryAfterSeconds: BUSY_RETRY_SECONDS })
    busy.add(staff.id)
    try {
      // Logged before it is done: a visitor's words leave the house with it.
      await storage.write(async (stores) => {
        const spending = limits.spending('LIMIT_MODEL_PER_MEMBER', `staff:model:${staff.id}`)
        await limits.spend(stores.budgets, [spending], now())
        await note(stores, by(staff, caller), about, now())
      })
      return (await work(writer)) ?? refuse('unavailable')
    } finally {
      busy.delete(staff.id)
    }
  }
}
