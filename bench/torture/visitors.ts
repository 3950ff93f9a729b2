import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { messageIdHeader } from '#contract/chat.ts'
import { DEMO_CALL_PATH, demoCallQuery } from '#contract/demo-call.ts'
import { ENQUIRY_PATH, type EnquiryValues, emptyEnquiry, enquirySearch } from '#contract/enquiry.ts'
import { pagePaths } from '../../scripts/build/page-paths.ts'
import { ask } from './ask.ts'
import type { Kind, Ledger } from './ledger.ts'

export type Crowd = { visitors: number; port: number; ledger: Ledger; leaving: AbortSignal }

const THINKS_MS = { least: 200, most: 1400 }
const REPLIES_IN_A_CHAT = 4
const pages = pagePaths()
const questions = [
  'How much is Pro with',
  'How many calls at once with',
  'प्रो प्लान कितने का है',
  'Do you speak Marathi',
]

/** Everybody looks, writes, chats and asks for calls until told to leave. */
export async function letIn({ visitors, port, ledger, leaving }: Crowd): Promise<void> {
  const one = (person: number) => visit(person, port, ledger, leaving)
  await Promise.all(Array.from({ length: visitors }, (_, person) => one(person)))
}

async function visit(person: number, port: number, ledger: Ledger, leaving: AbortSignal) {
  // One connection a visitor.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const from = `198.18.${person >> 8}.${person & 255}`
  let unsent: EnquiryValues | null = null
  let chat: { id: string; asked: number } | null = null
  let count = 0

  const get = async (kind: Kind, path: string) => {
    const told = ledger.asked(kind)
    const answer = await ask(path, { port, agent, from })
    told(answer.status)
    return answer.status === 200 ? answer : null
  }

  const does: Record<Kind, () => Promise<void>> = {
    async page() {
      await get('page', pages[Math.floor(Math.random() * pages.length)] ?? '/home')
    },
    async enquiry() {
      // Whoever got no answer sends the same again, as people do.
      const values: EnquiryValues = unsent ?? enquiryOf(person, count++)
      const answer = await get('enquiry', `${ENQUIRY_PATH}?${enquirySearch(values)}`)
      unsent = answer ? null : values
      if (answer) ledger.enquiries.set(values.name, (JSON.parse(answer.body) as { id: string }).id)
    },
    async chat() {
      if (!chat) {
        const answer = await get('chat', '/generate_chat_id')
        if (!answer) return
        chat = { id: (JSON.parse(answer.body) as { chat_id: string }).chat_id, asked: 0 }
        ledger.chats.add(chat.id)
      }
      const { id } = chat
      const text = `${questions[chat.asked % questions.length]} ${100 + chat.asked}?`
      chat.asked++
      const search = new URLSearchParams({ chat_id: id, text })
      const answer = await get('chat', `/generate_chat_response?${search}`)
      const messageId = answer?.headers[messageIdHeader.toLowerCase()]
      if (typeof messageId === 'string') ledger.replies.push({ chatId: id, messageId, text })
      // A chat whose reply broke off stays taken for a while: begin another.
      if (!answer || chat.asked === REPLIES_IN_A_CHAT) chat = null
    },
    async 'demo call'() {
      const number = mobileOf(person, count++)
      const answer = await get(
        'demo call',
        `${DEMO_CALL_PATH}?${new URLSearchParams(demoCallQuery(number, from))}`,
      )
      if (answer) ledger.calls.set(number, (JSON.parse(answer.body) as { id: string }).id)
    },
  }

  while (!leaving.aborted) {
    await does[unsent ? 'enquiry' : choose()]()
    const { least, most } = THINKS_MS
    await wait(least + Math.random() * (most - least), null, { signal: leaving }).catch(() => {})
  }
  // Nobody leaves with an enquiry that was not taken.
  for (let tries = 0; unsent && tries < 5; tries++) await does.enquiry()
  agent.destroy()
}

function choose(): Kind {
  const die = Math.random()
  if (die < 0.6) return 'page'
  if (die < 0.75) return 'enquiry'
  return die < 0.93 ? 'chat' : 'demo call'
}

const enquiryOf = (person: number, count: number): EnquiryValues => ({
  ...emptyEnquiry,
  name: `Visitor ${person}-${count}`,
  companyName: 'Sunrise Clinics',
  email: `visitor${person}.${count}@example.com`,
  phoneNumber: mobileOf(person, count),
  query: 'Can your agent answer our appointment calls in Marathi?',
})

/** A number of their own for each call, so that a second dialling of any is seen. */
const mobileOf = (person: number, count: number): string =>
  `98${String(person).padStart(3, '0')}${String(count).padStart(5, '0')}`
