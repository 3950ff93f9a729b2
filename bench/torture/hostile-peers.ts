import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { aPdfOf, aPng } from '../../scripts/sample-files.ts'
import { type Answer, ask, browser } from './ask.ts'
import type { Instance } from './instance.ts'
import type { Check } from './same-answers.ts'

const MEGABYTE = 1024 * 1024
const READERS = 200
const READ_FOR_MS = 6_000
const MOST_FOR_READERS = 250 * MEGABYTE
const DOCUMENTS = 40
const LONG_MS = 90_000
const TRIES = 8
// So many are sent until they are taken: some must have been read in vain.
const ASKED_FOR = 4
const BETWEEN_TRIES_MS = 1_500
export const picture = Buffer.concat([aPng, Buffer.alloc(5 * MEGABYTE - aPng.length, 7)])
// Three seconds of work and more, of which no thread is given more.
const endless = aPdfOf(Buffer.from(`BT /F1 9 Tf ${'(a) Tj '.repeat(700_000)}ET`), '')

/** Sends a file, and again for a while when the service has no room or no database for it. */
async function attachAgain(port: number, from: string, file: Buffer) {
  let answer = await attachFile(port, from, file)
  for (let tries = 1; tries < TRIES && answer.status !== 201; tries++) {
    await wait(BETWEEN_TRIES_MS)
    answer = await attachFile(port, from, file)
  }
  return answer
}

export async function attachFile(port: number, from: string, file: Buffer) {
  const chat = await ask('/generate_chat_id', { port, from })
  if (chat.status !== 200) return { ...chat, path: '' }
  const { chat_id } = JSON.parse(chat.body) as { chat_id: string }
  const path = `/chats/${chat_id}/attachments`
  const answer = await ask(path, { port, from, file, patienceMs: LONG_MS })
  const id = answer.status === 201 ? (JSON.parse(answer.body) as { id: string }).id : ''
  return { ...answer, path: `${path}/${id}` }
}

/** Two hundred ask for one file and take none of it. */
export async function slowReaders({ port, memory }: Instance): Promise<Check> {
  const from = '198.19.1.1'
  const { status, path } = await attachAgain(port, from, picture)
  const before = await memory()
  const sockets = Array.from({ length: READERS }, () => stalledReader(port, path, from))
  await wait(READ_FOR_MS)
  const held = (await memory()).resident - before.resident
  for (const socket of sockets) socket.destroy()
  return {
    name: `${READERS} readers that take nothing of a 5 MB file hold less than 250 MB`,
    holds: status === 201 && held < MOST_FOR_READERS,
    // Without a file there is nothing to hold, and nothing is shown by it.
    seen:
      status === 201 ? `${Math.round(held / MEGABYTE)} MB` : `the file was answered with ${status}`,
  }
}

function stalledReader(port: number, path: string, from: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  const headers = { Host: 'site.example', ...browser, 'X-Forwarded-For': from }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return socket
}

/** Documents that never end, more than are read at once: others must be answered meanwhile. */
export async function endlessDocuments(port: number): Promise<Check> {
  let over = false
  const others: Answer[] = []
  const watching = (async () => {
    while (!over) {
      others.push(await ask('/healthz', { port, from: '198.19.2.0', patienceMs: LONG_MS }))
      await wait(200)
    }
  })()
  const sent = Array.from({ length: DOCUMENTS }, (_, one) =>
    (one < ASKED_FOR ? attachAgain : attachFile)(port, `198.19.2.${one}`, endless),
  )
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  over = true
  await watching
  const kinds = [...new Set(statuses)].toSorted((a, b) => a - b)
  const unanswered = others.filter(({ status }) => status !== 200)
  const reasons = unanswered.map(({ status, why }) => why ?? status)
  return {
    name: `${DOCUMENTS} PDFs that never end are kept unread or refused, and others are answered`,
    holds:
      kinds.includes(201) &&
      kinds.every((status) => [201, 429, 503].includes(status)) &&
      unanswered.length === 0,
    seen: `${kinds.join(', ')}; of ${others.length} others ${unanswered.length} unanswered ${reasons.join(', ')}`,
  }
}
