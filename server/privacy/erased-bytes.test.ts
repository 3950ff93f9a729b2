import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '../testing/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { runScript } from '../testing/run-script.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { erase, mailSettings, SECRET_WORDS, writeEverything } from './testing/receipt-holder.ts'

async function startWithEverything() {
  const post = await startSmtpPeer()
  const site = await startTestApp({ settings: mailSettings(post) })
  const { receipt } = await writeEverything({ site, post })
  const isOnDisk = async () => {
    const names = await readdir(site.dataDir)
    const files = await Promise.all(names.map((name) => readFile(join(site.dataDir, name))))
    return files.some((bytes) => bytes.includes(SECRET_WORDS))
  }
  expect(await isOnDisk()).toBe(true)
  return { site, receipt, isOnDisk }
}

test('what a visitor deletes does not stay in the files of the embedded database', async () => {
  const { site, receipt, isOnDisk } = await startWithEverything()
  await erase(site, receipt)
  expect(await isOnDisk()).toBe(false)
})

test('nor does what the owner deletes while the service runs', async () => {
  const { site, isOnDisk } = await startWithEverything()
  const settings = { DATA_DIR: site.dataDir }
  expect((await runScript('scripts/forget.ts', ['9876543210'], settings)).code).toBe(0)
  expect(await isOnDisk()).toBe(false)
})

test('nor what has had its time', async () => {
  const { site, isOnDisk } = await startWithEverything()
  site.clock.advance(366 * DAY)
  site.service.tidying.wake()
  await eventually(async () => !(await isOnDisk()))
})
