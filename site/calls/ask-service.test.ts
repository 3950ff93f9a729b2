import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { deleteChat, readConversation, readFile } from '#contract/calls/chat.ts'
import { siteCalls } from '#contract/calls.ts'
import { callPaths } from '#contract/service-paths.ts'
import { serveCalls } from '#site/testing/serve-calls.ts'
import { askService } from './ask-service.ts'

const chat = 'c'.repeat(32)

test('what varies in an address is written into it, and what is not given left out', async () => {
  const asked: string[] = []
  await serveCalls((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end('x')
  })
  await askService(readFile, { params: { chat, file: 'a/b' } })
  await askService(readConversation, { params: { chat }, query: { before: undefined } })
  await askService(readConversation, { params: { chat }, query: { before: '7' } })
  expect(asked).toEqual([
    `GET /chats/${chat}/attachments/a%2Fb`,
    `GET /chats/${chat}`,
    `GET /chats/${chat}?before=7`,
  ])
})

test('an answer that is not what the record says is not taken for one', async () => {
  await serveCalls((_request, response) => response.end('{"chat_id": 7}'))
  const asked = await askService(readConversation, { params: { chat }, query: {} })
  expect(asked).toEqual({ status: 'broken', code: 200 })
})

test('a proxy that refuses in its own words is told by its status', async () => {
  await serveCalls((_request, response) => response.writeHead(404).end('<h1>Gone</h1>'))
  expect(await askService(deleteChat, { params: { chat } })).toEqual({
    status: 'broken',
    code: 404,
  })
})

test('the site spells the address of a call only where its record holds it', () => {
  const paths = callPaths(Object.values<Call>(siteCalls))
  const spelled = new RegExp(`['"\`](${paths.join('|')})(?=['"\`/?$])`)
  const lines = readdirSync('site', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing/.test(name))
    .flatMap((name) =>
      readFileSync(join('site', name), 'utf8')
        .split('\n')
        .map((line) => `${name}: ${line.trim()}`),
    )
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter((line) => spelled.test(line) && !line.includes('typeof'))).toEqual([])
})
