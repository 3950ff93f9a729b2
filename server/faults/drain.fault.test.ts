import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { ENQUIRY_PATH, enquirySearch } from '#contract/enquiry.ts'
import { sqliteFile } from '../adapters/storage/sqlite.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { eventually } from '../testing/eventually.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { startMain } from '../testing/start-main.ts'
import { fromOurPage } from '../testing/start-test-app.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-drain-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const sendEnquiry = (origin: string) =>
  fetch(`${origin}${ENQUIRY_PATH}?${enquirySearch(anEnquiry())}`, { headers: fromOurPage })

function outboxOf(dataDir: string) {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  const rows = database.prepare('select channel, status, attempts from outbox order by channel')
  const entries = rows.all()
  database.close()
  return entries
}

test('SIGTERM while a slow mail server thinks: its mails are finished, and sent once', async () => {
  const post = await startSmtpPeer()
  post.setMood('slow')
  const dataDir = await temporaryFolder()
  const settings = {
    DATA_DIR: dataDir,
    MAILER: 'smtp',
    SMTP_URL: post.url,
    NOTIFY_TO: 'team@business.example',
  }
  const main = await startMain(settings)
  expect((await sendEnquiry(main.origin)).status).toBe(200)
  // It has both mails in full, and has not yet said so.
  await eventually(() => post.mails.length === 2)
  main.signal('SIGTERM')
  expect(await main.ended).toBe(0)
  expect(outboxOf(dataDir)).toEqual([
    { channel: 'confirm', status: 'sent', attempts: 1 },
    { channel: 'notify', status: 'sent', attempts: 1 },
  ])
  const again = await startMain(settings)
  again.signal('SIGTERM')
  expect(await again.ended).toBe(0)
  expect(post.mails).toHaveLength(2)
})

test('while it drains, /readyz says so and calls are still answered', async () => {
  const main = await startMain({ DATA_DIR: await temporaryFolder(), DRAIN_MS: '1500' })
  const ready = async () => {
    const response = await fetch(`${main.origin}/readyz`)
    return { status: response.status, body: await response.json() }
  }
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
  main.signal('SIGTERM')
  const draining = await eventually(async () => {
    const seen = await ready()
    return seen.status === 503 && seen
  })
  expect(draining.body).toEqual({ status: 'draining' })
  expect((await sendEnquiry(main.origin)).status).toBe(200)
  expect(await main.ended).toBe(0)
})
