import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anEnquiry } from './testing/an-enquiry.ts'
import { eventually } from './testing/eventually.ts'
import { startHttpPeer } from './testing/http-peer.ts'
import { startMain } from './testing/start-main.ts'
import { fromOurPage, startTestApp } from './testing/start-test-app.ts'

async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-claims-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return startMain({ DATA_DIR: dataDir })
}

test('no answer sets a cookie', async () => {
  const { origin } = await startSite()
  for (const path of ['/home', '/nowhere', '/healthz', '/ip', '/generate_chat_id', '/form_token']) {
    const response = await fetch(origin + path, { headers: fromOurPage })
    expect(response.headers.getSetCookie(), path).toEqual([])
  }
})

test('nothing but the built site is served', async () => {
  const { origin } = await startSite()
  const paths = ['/.git/config', '/.env', '/package.json', '/server/main.ts', '/website.sqlite']
  for (const path of paths) expect((await fetch(origin + path)).status, path).toBe(404)
})

test('a chat id is 192 random bits, and no two are alike', async () => {
  const site = await startTestApp()
  const ids = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const answer = await (await site.get('/generate_chat_id')).json()
      return (answer as { chat_id: string }).chat_id
    }),
  )
  expect(ids.every((id) => Buffer.from(id, 'base64url').length === 24)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a webhook is led nowhere else', async () => {
  const elsewhere = await startHttpPeer((_, response) => response.writeHead(200).end())
  const crm = await startHttpPeer((_, response) =>
    response.writeHead(307, { Location: elsewhere.url }).end(),
  )
  const site = await startTestApp({
    settings: { WEBHOOK_URL: crm.url, WEBHOOK_SECRET: 'a-secret-of-enough-letters' },
  })
  await site.sendEnquiry(anEnquiry())
  await eventually(async () => (await site.outbox())[0]?.last_error)
  expect(crm.requests).toHaveLength(1)
  expect(elsewhere.requests).toEqual([])
})

test('no code of the service starts a process or runs a text', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/testing/**', '**/*.test.ts'] }).filter(
    // What starts a service for the fault tests stands beside them.
    (file) => !file.includes('faults'),
  )
  expect(files.length).toBeGreaterThan(100)
  const running = /from 'node:(child_process|vm)'|\beval\(|new Function\(/
  // A type is gone before anything runs.
  const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')
  // It tells systemd how the service fares, and passes on nothing that came in a request.
  expect(files.filter((file) => running.test(codeOf(file)))).toEqual(['server/watchdog/systemd.ts'])
})

test('every package that is shipped is pinned by its hash', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; dev?: boolean; optional?: boolean }>
  }
  // Optional are tools of the build, for other machines too: the image leaves them out.
  const shipped = Object.entries(packages).filter(
    ([path, { dev, optional }]) => path !== '' && !dev && !optional,
  )
  expect(shipped.length).toBeGreaterThan(20)
  expect(shipped.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})
