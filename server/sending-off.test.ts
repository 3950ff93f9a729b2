import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anEnquiry } from './testing/an-enquiry.ts'
import { DAY } from './testing/clock.ts'
import { eventually } from './testing/eventually.ts'
import { startHttpPeer } from './testing/http-peer.ts'
import { runScript } from './testing/run-script.ts'
import { startSmtpPeer } from './testing/smtp-peer.ts'
import { aBuiltSite } from './testing/start-main.ts'
import { startTestApp } from './testing/start-test-app.ts'
import { startTwilioPeer } from './testing/twilio-peer.ts'

/** Everything that could reach somebody, listening. */
async function startOutside() {
  const post = await startSmtpPeer()
  const twilio = await startTwilioPeer()
  const crm = await startHttpPeer((_, response) => response.writeHead(200).end())
  return {
    settings: {
      ...twilio.settings('https://site.example'),
      MAILER: 'smtp',
      SMTP_URL: post.url,
      NOTIFY_TO: 'team@business.example',
      WEBHOOK_URL: crm.url,
      WEBHOOK_SECRET: 'a-secret-of-enough-letters',
      CALL_HOURS: '00:00-24:00',
    },
    reached: () => post.connections() + twilio.requests.length + crm.requests.length,
  }
}

/** A database with mails, webhooks and a call that still wait. */
async function startWithWaiting() {
  const outside = await startOutside()
  const site = await startTestApp({ settings: { ...outside.settings, SENDING: 'off' } })
  expect((await site.sendEnquiry(anEnquiry())).status).toBe(200)
  expect((await site.askForCall('9876543210')).status).toBe(200)
  return { ...outside, site }
}

test('with SENDING=off it serves and stores, and nothing leaves, rings or is deleted', async () => {
  const { site, reached } = await startWithWaiting()
  site.clock.advance(400 * DAY)
  site.service.outbox.wake()
  site.service.dialling.wake()
  site.service.tidying.wake()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(reached()).toBe(0)
  expect(await site.enquiries()).toHaveLength(1)
  expect((await site.calls()).map(({ status }) => status)).toEqual(['queued'])
  const waiting = (await site.outbox()).map(({ channel, status }) => `${channel} ${status}`)
  expect(waiting).toContain('confirm pending')
  expect((await site.get('/readyz')).status).toBe(200)
})

test('the drill opens a backup, sends nothing, and never the database of the settings', async () => {
  const { site, settings, reached } = await startWithWaiting()
  const folder = await mkdtemp(join(tmpdir(), 'website-drill-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const backup = join(folder, 'today.sqlite')
  await runScript('scripts/backup.ts', [backup], { DATA_DIR: site.dataDir })

  const result = await runScript('scripts/drill.ts', [backup], {
    ...settings,
    BUILD_DIR: await aBuiltSite(),
    // Leads nowhere: the drill would fail if it were opened.
    DATABASE_URL: 'postgres://user:password@127.0.0.1:1/website',
    DATA_DIR: '/nowhere',
    TMPDIR: folder,
  })
  expect(result).toEqual({
    code: 0,
    stdout: 'Ready: 1 enquiries, 1 calls, 0 chats\n',
    stderr: '',
  })
  expect(reached()).toBe(0)
  // Nothing of the drill stays behind.
  await eventually(async () => String(await readdir(folder)) === 'today.sqlite')
})

test('a file that is no backup fails the drill with one line', async () => {
  const result = await runScript('scripts/drill.ts', ['package.json'], {})
  expect(result.code).toBe(1)
  expect(result.stderr).toMatch(/^The backup does not serve: .*\n$/)
})
