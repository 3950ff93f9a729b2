import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { handBackChat, sayInChat, takeOverChat } from '#contract/calls/desk-chats.ts'
import { ask } from './ask.ts'
import type { StaffAnswer, StaffClient } from './staff-client.ts'

/** What one of the two said while a person spoke, in their own order. */
export type Said = { text: string; acknowledged: boolean }

/** From a takeover that was acknowledged until the chat was handed back. */
export type TakenTime = {
  chatId: string
  visitor: Said[]
  person: Said[]
  /** Replies of the assistant that the visitor got meanwhile. */
  answered: number
  /** Times that somebody who had not taken over was let speak, or both took over. */
  strangers: number
}

export type Takeovers = {
  times: TakenTime[]
  /** After which the assistant answered again. */
  backWithAssistant: number
  /** That a fault held up for longer than anybody would try. */
  abandoned: number
}
export const noTakeovers = (): Takeovers => ({ times: [], backWithAssistant: 0, abandoned: 0 })

type Scene = {
  port: number
  staff: readonly [StaffClient, StaffClient]
  databaseUrl: string
  takeovers: Takeovers
  leaving: AbortSignal
}

const AT_ONCE = 6
const TIMES_IN_A_CHAT = 3
const SAYS = 4
const TRIES = 20
const SILENCE_MS = { least: 50, most: 500 }

/** Conversations that go from the assistant to a person and back, until told to leave. */
export async function takeOverChats(scene: Scene): Promise<void> {
  const database = new pg.Pool({ connectionString: scene.databaseUrl, max: 2 })
  // It stands still with the database, and then answers; at the end it may be cut off.
  database.on('error', () => {})
  const talk = async (place: number) => {
    for (let count = 0; !scene.leaving.aborted; count++) {
      await converse(scene, database, `${place}-${count}`, `198.19.2.${place}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => talk(place)))
  await database.end()
}

async function converse(scene: Scene, database: pg.Pool, name: string, from: string) {
  const { port, takeovers, leaving } = scene
  const begun = await ask('/generate_chat_id', { port, from })
  if (begun.status !== 200) return pause()
  const { chat_id: chatId } = JSON.parse(begun.body) as { chat_id: string }
  const say = (text: string) => {
    const search = new URLSearchParams({ chat_id: chatId, text })
    return ask(`/generate_chat_response?${search}`, { port, from })
  }
  const found = await database.query<{ ref: string }>('select ref from chats where id = $1', [
    chatId,
  ])
  const chat = found.rows[0]?.ref ?? ''
  for (let time = 0; time < TIMES_IN_A_CHAT && !leaving.aborted; time++) {
    const asked = `How much is Pro, in conversation ${name}, for the ${time}. time?`
    // Every other time somebody takes over while the assistant may be speaking.
    const asking = say(asked)
    if (time % 2 === 0) await asking
    const taken = await race(scene.staff, chat)
    await asking
    if (!taken) {
      takeovers.abandoned++
      return
    }
    const period = await speak(scene, { chatId, chat, name: `${name}-${time}`, say, ...taken })
    takeovers.times.push(period)
    if (!(await handBack(taken.winner, chat))) {
      takeovers.abandoned++
      return
    }
    const answer = await say(`How much is Pro after ${name}-${time}?`)
    if (answer.status !== 200) return
    takeovers.backWithAssistant++
  }
}

/** Both try at once; tries that got no answer are made again. */
async function race(staff: Scene['staff'], chat: string) {
  const tried = await Promise.all(
    staff.map((one) => insist(() => one(takeOverChat, { params: { chat } }))),
  )
  const [first, second] = tried.map((answer) => answer?.status === 204)
  const [owner, agent] = staff
  if (!first && !second) return null
  return {
    winner: first ? owner : agent,
    loser: first ? agent : owner,
    strangers: first && second ? 1 : 0,
  }
}

type Speaking = {
  chatId: string
  chat: string
  name: string
  winner: StaffClient
  loser: StaffClient
  strangers: number
  say: (text: string) => Promise<{ status: number; body: string }>
}

/** The visitor and the person speak at the same time, each in their own order. */
async function speak({ leaving }: Scene, speaking: Speaking): Promise<TakenTime> {
  const { chatId, chat, name, winner, loser, say } = speaking
  const period: TakenTime = {
    ...{ chatId, visitor: [], person: [], answered: 0, strangers: speaking.strangers },
  }
  const visitor = async () => {
    for (let index = 0; index < SAYS && !leaving.aborted; index++) {
      const text = `Visitor ${name}, ${index}`
      const { status } = await say(text)
      period.visitor.push({ text, acknowledged: status === 202 })
      if (status === 200) period.answered++
      await pause()
    }
  }
  const person = async () => {
    for (let index = 0; index < SAYS && !leaving.aborted; index++) {
      const text = `Person ${name}, ${index}`
      const body = { text, key: `key-${name}-${index}` }
      const answer = await insist(() => winner(sayInChat, { params: { chat }, body }))
      period.person.push({ text, acknowledged: answer?.status === 204 })
      // What comes after something that may be lost cannot be held to its order.
      if (answer?.status !== 204) return
      await pause()
    }
  }
  const stranger = async () => {
    const body = { text: `Stranger ${name}`, key: `key-${name}-stranger` }
    const { status } = await loser(sayInChat, { params: { chat }, body })
    if (status === 204) period.strangers++
  }
  await Promise.all([visitor(), person(), stranger()])
  return period
}

async function handBack(winner: StaffClient, chat: string): Promise<boolean> {
  const body = { note: '' }
  const answer = await insist(() => winner(handBackChat, { params: { chat }, body }))
  // An earlier try may have been heard without its answer: then it is not theirs any more.
  return answer?.status === 204 || answer?.status === 409
}

/** Asks again while nothing is heard, or while a reply is still being written. */
async function insist(send: () => Promise<StaffAnswer>): Promise<StaffAnswer | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await send()
    const isBusy = answer.status === 409 && answer.body.includes('chat-busy')
    if (answer.status !== 0 && answer.status < 500 && !isBusy) return answer
    await wait(SILENCE_MS.most)
  }
  return null
}

const pause = () => wait(SILENCE_MS.least + Math.random() * (SILENCE_MS.most - SILENCE_MS.least))
