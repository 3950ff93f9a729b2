// npm run demo-data: fills a fresh desk with material to look at. Roles and businesses, no people.

import { randomUUID } from 'node:crypto'
import { claims } from '#content/facts/claims.ts'
import { IST_OFFSET_MS } from '#content/format/indian-day.ts'
import { noDetails } from '#contract/enquiry-details.ts'
import { openStorage } from '#server/adapters/choose-adapters.ts'
import type { Storage } from '#server/adapters/storage/storage.ts'
import { readEnv } from '#server/env.ts'
import { cannedAnswers, chats, enquiries } from './demo-material.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** When businesses write, in Indian time: seldom early, mostly late in the morning and in the afternoon. */
const busyHours = [
  8, 9, 10, 10, 10, 11, 11, 11, 11, 12, 12, 13, 15, 15, 16, 16, 16, 17, 17, 18, 19, 21,
] as const

/** Between 0 and 1, the same at every run, and without a pattern that could be seen. */
const scattered = (index: number): number => Math.abs(Math.sin(index * 12.9898) * 43_758.5453) % 1

const someOf = <List extends readonly unknown[]>(list: List, index: number): List[number] =>
  list[Math.floor(scattered(index) * list.length)]

/** Which of the newest nobody has answered in time. */
const OVERDUE = 7

/** Some hour of the month before the day before yesterday; Sundays are quieter. */
function someTime(index: number, now: number): number {
  const today = Math.floor((now + IST_OFFSET_MS) / DAY) * DAY - IST_OFFSET_MS
  const day = today - (2 + Math.floor(scattered(index) * 28)) * DAY
  const isSunday = new Date(day + IST_OFFSET_MS).getUTCDay() === 0
  const hour = someOf(busyHours, index + 0.3)
  const minute = Math.floor(scattered(index + 0.6) * 60)
  return day - (isSunday && index % 4 > 0 ? DAY : 0) + hour * HOUR + minute * 60_000
}
const settings = readEnv()
if (!settings.ok) {
  console.error(settings.line)
  process.exit(1)
}
const storage = await openStorage(settings.env, () => {})
const first = await storage.db.selectFrom('enquiries').select('id').executeTakeFirst()
if (first) {
  console.error('There are enquiries already: this is for a fresh desk')
  process.exitCode = 1
} else {
  await fill(storage, Date.now())
  console.log('The desk has something to show.')
}
await storage.close()

async function fill({ write, read }: Storage, now: number): Promise<void> {
  const members = (await read.staff.list()).filter(
    ({ disabled, role }) => !disabled && role !== 'viewer',
  )
  for (const answer of cannedAnswers) {
    await write(({ canned }) => canned.add({ id: randomUUID(), ...answer }, now))
  }
  // The newest are hours old, the rest go back a month; most of those were answered, a few late.
  for (let index = 0; index < 96; index++) {
    const { business, role, message, page, language, tags } =
      index < 8 ? (enquiries[index] ?? enquiries[0]) : someOf(enquiries, index + 0.8)
    const receivedAt =
      index === OVERDUE
        ? now - 50.4 * HOUR
        : index < 8
          ? now - index * 6.2 * HOUR - HOUR
          : someTime(index, now)
    const id = randomUUID()
    const reply = index === 3 || index >= 8
    await write(async (stores) => {
      await stores.enquiries.add({
        ...{ ...noDetails, id, name: role, business_name: business, message, page, receivedAt },
        email: `desk-${index}@business.example`,
        phone: `98765${String(10_000 + index)}`,
        replyBy: receivedAt + claims.replyWithinHours * HOUR,
        flagged: false,
        address: '192.0.2.1',
        chatId: null,
        language,
      })
      // Whoever has an account has some of them; the newest are with nobody yet.
      const assignee = index % 3 === 0 && index > 0 ? someOf(members, index) : undefined
      const work = { tags, ...(assignee ? { assigneeId: assignee.id } : {}) }
      await stores.inbox.change(id, null, work, receivedAt + HOUR / 4)
      if (!reply) return
      // Most within the working day, some after a night, every thirtieth too late.
      const waited = index % 30 === 29 ? 51 : 0.5 + 40 * scattered(index + 0.9) ** 3
      const at = receivedAt + Math.round(waited * 60) * 60_000
      const event = { enquiryId: id, staffId: null, staffName: 'Agent 2' }
      const text = 'Thank you for writing. Yes, that works; shall we call you tomorrow?'
      await stores.inbox.addEvent({ ...event, kind: 'replied', text, details: {} }, at)
      await stores.inbox.change(id, null, { answered: true }, at)
      if (index < 8) return
      await stores.inbox.change(id, null, { state: 'closed' }, at + HOUR)
      await stores.inbox.addEvent({ ...event, kind: 'closed', text: '', details: {} }, at + HOUR)
    })
  }
  // Four are talking now, the others have left within the month.
  for (let index = 0; index < 140; index++) {
    const [question, answer, language, topic, certainty] =
      index < 4 ? (chats[index] ?? chats[0]) : someOf(chats, index + 0.4)
    const at = index < 4 ? now - index * 4 * 60_000 : someTime(index + 100, now)
    await write(async (stores) => {
      const chatId = randomUUID()
      await stores.chats.create(chatId, at)
      const said = { id: randomUUID(), ending: 'done' } as const
      await stores.chats.addMessage(chatId, { ...said, role: 'user', text: question }, at)
      const reply = { id: randomUUID(), role: 'model', text: answer, ending: 'done' } as const
      const about = { language, topic, certainty, script: 'native', wantsPerson: false } as const
      const more = { state: null, about: { ...about, details: {}, sources: [] } }
      await stores.chats.addReply(chatId, { ...reply, ...more }, at + 900)
      if (index % 9 === 8) {
        const words = {
          id: randomUUID(),
          text: 'I have looked it up for you.',
          ending: 'done',
        } as const
        const person = { ...words, role: 'person', saidBy: 'Agent 2' } as const
        await stores.chats.addMessage(chatId, person, at + 60_000)
      }
      if (index === 2) await stores.deskChats.askForPerson(chatId, at)
    })
  }
  // Two wait for the telephone, one was not reached, the others were talked with.
  for (let index = 0; index < 9; index++) {
    const requestedAt = now - index * 7.3 * HOUR - HOUR / 3
    const status = index < 2 ? 'queued' : index === 4 ? 'failed' : 'ended'
    const isOver = status !== 'queued'
    await write(async ({ demoCalls }) => {
      const id = randomUUID()
      await demoCalls.add({
        ...{ id, status, requestedAt, dialAfter: requestedAt, attempts: isOver ? 1 : 0 },
        ...{ phone: `+9198765${20_000 + index}`, claimedIp: '', address: `192.0.2.${index % 8}` },
        dialledAt: isOver ? requestedAt + 60_000 : null,
        ringsSince: null,
        endedAt: isOver ? requestedAt + 240_000 : null,
        // What waits is for staff to place; the others have been, by a provider.
        ...{ provider: isOver ? 'twilio' : 'none', providerId: null, language: 'en' },
      })
      if (status !== 'ended') return
      const [question, answer] = chats[index % chats.length] ?? chats[0]
      const turns = [
        { role: 'user', text: question },
        { role: 'model', text: answer },
        // Every other caller lets the team read it.
        ...(index % 2 === 0 ? [{ role: 'user', text: 'Keep it.' } as const] : []),
      ] as const
      await demoCalls.addTurns(id, turns, requestedAt + 90_000)
    })
  }
}
