import * as calls from '#contract/calls/desk-chats.ts'
import type { DeskChatRow } from '#contract/desk-chat.ts'
import { headersOf, servedType, streamFile } from '../../chat/file-content.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import { openChat, openFile } from './look-into-chat.ts'
import { isGone, PERSON_GONE_MS } from './person-gone.ts'
import type { ChatEntry } from './ports.ts'
import { type DeskChatDeps, handBack, hasLeft, sayInChat, takeOver } from './speak-in-chat.ts'

const PAGE = 60
const BUSY_RETRY_SECONDS = 1
/** Somebody who has said nothing for so long has left, as far as one can tell. */
const LIVE_MS = 15 * 60_000

export function mountChatDesk(mount: Mount, deps: DeskChatDeps): void {
  const { storage, now } = deps

  mount(calls.listChats, async ({ query, staff }) => {
    const { deskChats } = storage.read
    const { is = 'live', after = null } = query
    const asked = {
      staffId: staff.id,
      liveAfter: now() - LIVE_MS,
      goneBefore: now() - PERSON_GONE_MS,
    }
    const page = await deskChats.page({ ...asked, is, after, most: PAGE })
    return {
      chats: page.entries.map((entry) => shownRow(entry, now())),
      next: page.next,
      counts: await deskChats.counts(asked),
    }
  })

  mount(calls.readChat, async (exchange) => {
    const chat = await openChat(deps, exchange.params.chat, oneself(exchange))
    if (!chat) return refuse('not-found')
    return {
      ...shownRow(chat, now()),
      said: chat.said.map(({ saidBy, ...message }) => ({ ...message, said_by: saidBy })),
      person_since: chat.person?.since ?? null,
      hand_back_note: chat.handBackNote,
      visitor: hasLeft(chat, now()) ? ('left' as const) : ('here' as const),
      mails: deps.mails && chat.enquiries.length > 0,
      enquiries: chat.enquiries,
    }
  })

  mount(calls.readChatFile, async (exchange) => {
    const { chat, file: id } = exchange.params
    const found = await openFile(deps, { ref: chat, id }, oneself(exchange))
    if (!found) return refuse('not-found')
    for (const header of headersOf(found.file)) exchange.setHeader(...header)
    const bytes = streamFile(storage.read.chats, found.chatId, found.file)
    return { bytes, type: servedType(found.file) }
  })

  mount(calls.takeOverChat, async (exchange) => {
    const outcome = await takeOver(deps, exchange.params.chat, oneself(exchange))
    return outcome === 'taken' ? null : refuse(outcome)
  })

  mount(calls.sayInChat, async (exchange) => {
    const { params, body } = exchange
    const outcome = await sayInChat(deps, params.chat, body, oneself(exchange))
    if (outcome === 'said') return null
    return refuse(outcome, outcome === 'chat-busy' ? { retryAfterSeconds: BUSY_RETRY_SECONDS } : {})
  })

  mount(calls.handBackChat, async (exchange) => {
    const { params, body } = exchange
    const outcome = await handBack(deps, params.chat, body, oneself(exchange))
    return outcome === 'done' ? null : refuse(outcome)
  })
}

const shownRow = (entry: ChatEntry, now: number): DeskChatRow => ({
  id: entry.ref,
  started_at: entry.startedAt,
  used_at: entry.usedAt,
  messages: entry.messages,
  last: entry.last,
  person: entry.person && {
    id: entry.person.id,
    name: entry.person.name,
    gone: isGone(entry.person, now),
  },
  asked_person_at: entry.askedPersonAt,
  certainty: entry.certainty,
  topic: entry.topic,
  language: entry.language,
})
