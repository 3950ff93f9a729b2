import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteFile } from '../adapters/storage/sqlite.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { runScript } from '../testing/run-script.ts'
import { readReceipt, startTestApp } from '../testing/start-test-app.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adya-script-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a backup taken while enquiries arrive restores to a service with all of them', async () => {
  const site = await startTestApp({ settings: { LIMITS_SCALE: '1000' } })
  const before = await readReceipt(await site.sendEnquiry(anEnquiry({ name: 'before' })))
  let running = true
  const load = (async () => {
    for (let count = 0; running; count++) await site.sendEnquiry(anEnquiry({ name: `n${count}` }))
  })()
  const restored = await temporaryFolder()
  const result = await runScript('scripts/backup.ts', [sqliteFile(restored)], {
    DATA_DIR: site.dataDir,
  })
  running = false
  await load
  expect(result).toMatchObject({ code: 0, stdout: `Backed up to ${sqliteFile(restored)}\n` })

  const again = await startTestApp({ settings: { DATA_DIR: restored, LIMITS_SCALE: '1000' } })
  const rows = await again.enquiries()
  expect(rows.some((row) => row.id === before.id)).toBe(true)
  expect((await again.sendEnquiry(anEnquiry({ name: 'after' }))).status).toBe(200)
})

test('the export has every enquiry and call, safe for spreadsheets, with its deliveries', async () => {
  const site = await startTestApp({
    settings: { WEBHOOK_URL: 'http://127.0.0.1:1', WEBHOOK_SECRET: 'a-secret-of-enough-letters' },
  })
  await site.sendEnquiry(anEnquiry({ name: '=cmd|calc', query: 'नमस्ते,\n"quoted"' }))
  await site.askForCall('9876543210')
  const folder = await temporaryFolder()
  const result = await runScript('scripts/export.ts', [folder], { DATA_DIR: site.dataDir })
  expect(result).toMatchObject({ code: 0, stderr: '' })
  const csv = await readFile(join(folder, 'enquiries.csv'), 'utf8')
  expect(csv.startsWith('\ufeff"id","received_at"')).toBe(true)
  expect(csv).toContain(`"'=cmd|calc"`)
  expect(csv).toContain('"नमस्ते,\n""quoted"""')
  const enquiries = JSON.parse(await readFile(join(folder, 'enquiries.json'), 'utf8'))
  expect(enquiries).toMatchObject([
    { name: '=cmd|calc', flagged: 0, deliveries: expect.stringMatching(/^webhook pending/) },
  ])
  const calls = JSON.parse(await readFile(join(folder, 'demo-calls.json'), 'utf8'))
  expect(calls).toMatchObject([{ phone: '+919876543210', status: 'queued' }])
})

test('an empty database exports empty files', async () => {
  const [data, folder] = [await temporaryFolder(), await temporaryFolder()]
  expect((await runScript('scripts/export.ts', [folder], { DATA_DIR: data })).code).toBe(0)
  expect(JSON.parse(await readFile(join(folder, 'enquiries.json'), 'utf8'))).toEqual([])
})

test('the operator can put a number on the list and take it off', async () => {
  const site = await startTestApp()
  const settings = { DATA_DIR: site.dataDir }
  const added = await runScript('scripts/suppress.ts', ['add', '+91 98765-43210'], settings)
  expect(added.stdout).toBe('+919876543210 will not be called\n')
  expect((await site.askForCall('9876543210')).status).toBe(422)
  await runScript('scripts/suppress.ts', ['remove', '9876543210'], settings)
  expect((await site.askForCall('9876543210')).status).toBe(200)
  expect((await runScript('scripts/suppress.ts', ['add', '12'], settings)).code).toBe(1)
})
