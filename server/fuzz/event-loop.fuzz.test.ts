import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { startMain } from '../testing/start-main.ts'
import { fromOurPage } from '../testing/start-test-app.ts'
import {
  hostileFiles,
  hostileHeaders,
  hostileTargets,
  hostileTexts,
  repeatedFragments,
} from './hostile-inputs.ts'
import { longestBlock } from './loop-delay.ts'

const LONGEST_BLOCK_MS = 100
// Garbage is collected now and then: what an input costs, it costs each time.
const TRIES = 3
const WATCH = import.meta.resolve('../testing/tell-loop-delay.ts')
const FRAGMENTS = 120

async function startService() {
  // In memory where there is such a folder: what the disk is busy with is not the input's doing.
  const dataDir = await mkdtemp(
    join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'website-loop-'),
  )
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const watchPort = await freePort()
  const { origin } = await startMain({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${WATCH}`,
    LOOP_DELAY_PORT: String(watchPort),
    LIMITS_SCALE: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    FILES_FREE_MEGABYTES: '0',
    CHATS_FREE_MEGABYTES: '0',
    LOG_LEVEL: 'error',
  })
  const send = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { ...fromOurPage, ...init.headers } })
  const newChat = async () =>
    ((await (await send('/generate_chat_id')).json()) as { chat_id: string }).chat_id
  const ask = async (chat_id: string, text: string) => {
    const answer = await send(`/generate_chat_response?${new URLSearchParams({ chat_id, text })}`)
    await answer.text()
    return answer.status
  }
  // The engine reads its model when first asked.
  expect(await ask(await newChat(), 'How much is Pro?')).toBe(200)

  /** The shortest of several tries, since only that is the input's own doing. */
  const blockOf = async (work: () => Promise<unknown>) => {
    let shortest = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < TRIES && shortest > LONGEST_BLOCK_MS; tries++) {
      await longestBlock(watchPort)
      await work()
      shortest = Math.min(shortest, await longestBlock(watchPort))
    }
    return shortest
  }
  return { send, newChat, ask, blockOf }
}

type Service = Awaited<ReturnType<typeof startService>>

/** Sends each, and names those that kept everybody else waiting. */
async function slowOnes(
  { blockOf }: Service,
  inputs: Record<string, () => Promise<unknown>>,
): Promise<string[]> {
  const slow: string[] = []
  for (const [name, work] of Object.entries(inputs)) {
    const block = await blockOf(work)
    if (block > LONGEST_BLOCK_MS) slow.push(`${name}: ${Math.round(block)} ms`)
  }
  return slow
}

const mapped = <From, To>(record: Record<string, From>, to: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, from]) => [name, to(from)]))

test('no question keeps the event loop, not even at the end of a conversation of such', {
  timeout: 180_000,
}, async () => {
  const service = await startService()
  const conversation = (text: string) => async () => {
    const chat = await service.newChat()
    for (let turn = 0; turn < 8; turn++) expect(await service.ask(chat, text)).toBe(200)
    expect((await service.send(`/chats/${chat}`)).status).toBe(200)
  }
  expect(await slowOnes(service, mapped(hostileTexts, conversation))).toEqual([])
})

test('nor does any fragment, repeated until the question is full', {
  timeout: 180_000,
}, async () => {
  const service = await startService()
  const seed = Date.now() % 2 ** 31
  const texts = fc.sample(repeatedFragments, { numRuns: FRAGMENTS, seed })
  const inputs = Object.fromEntries(
    texts.map((text) => [
      JSON.stringify(text.slice(0, 40)),
      async () => service.ask(await service.newChat(), text),
    ]),
  )
  expect(await slowOnes(service, inputs), `seed ${seed}`).toEqual([])
})

test('nor any file, nor twelve at once', { timeout: 600_000 }, async () => {
  const service = await startService()
  const attach =
    (body: Buffer, from = 1) =>
    async () => {
      const path = `/chats/${await service.newChat()}/attachments?name=a`
      const headers = { 'X-Forwarded-For': `203.0.113.${from}` }
      const answer = await service.send(path, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      })
      expect([201, 413, 415]).toContain(answer.status)
      await answer.text()
    }
  const files: Record<string, () => Promise<unknown>> = mapped(hostileFiles, (file) => attach(file))
  for (const name of ['a PDF bomb', 'a large text', 'a large picture']) {
    const file = hostileFiles[name] ?? Buffer.alloc(0)
    files[`${name}, twelve at once`] = () =>
      Promise.all(Array.from({ length: 12 }, (_, from) => attach(file, from)()))
  }
  expect(await slowOnes(service, files)).toEqual([])
})

test('nor any header or address', { timeout: 180_000 }, async () => {
  const service = await startService()
  const ok = async (answer: Promise<Response>) => {
    const { status, body } = await answer
    await body?.cancel()
    expect(status).toBeLessThan(500)
  }
  const headers = mapped(hostileHeaders, (headers) => async () => {
    await ok(service.send('/home', { headers }))
    await ok(service.send('/make_contact_us_request?name=a', { headers }))
    await ok(service.send(`/chats/${await service.newChat()}`, { headers }))
  })
  const targets = mapped(hostileTargets, (target) => () => ok(service.send(target)))
  expect(await slowOnes(service, { ...headers, ...targets })).toEqual([])
})
