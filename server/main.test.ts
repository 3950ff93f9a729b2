import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { enquirySearch } from '#contract/enquiry.ts'
import { freePort } from '../scripts/free-port.ts'
import { anEnquiry } from './testing/an-enquiry.ts'
import { runScript } from './testing/run-script.ts'
import { aBuiltSite, startMain } from './testing/start-main.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'website-main-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const start = async (settings: Record<string, string>) =>
  runScript('server/start.ts', [], { BUILD_DIR: await aBuiltSite(), ...settings })

test('a wrong setting ends with one line and code 1', async () => {
  expect(await start({ PORT: 'many' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is wrong: use a whole number from 0 to 65535\n',
  })
})

test('a taken port ends with one line that names another', async () => {
  const port = await freePort()
  const other = createServer().listen(port)
  onTestFinished(() => void other.close())
  const result = await start({ PORT: String(port), DATA_DIR: await temporaryFolder() })
  expect(result).toEqual({
    code: 1,
    stdout: '',
    stderr: `PORT ${port} is taken: stop what listens there, or choose another, such as PORT=${port + 1}\n`,
  })
})

test('a data folder that cannot be written ends with one line', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  const result = await start({ DATA_DIR: join(file, 'data') })
  expect(result.code).toBe(1)
  expect(result.stderr).toMatch(/^DATA_DIR .* cannot be written \(ENOTDIR\): choose a folder .*\n$/)
})

test('a database of a newer release ends with one line that names the way back', async () => {
  const dataDir = await temporaryFolder()
  const database = new DatabaseSync(join(dataDir, 'website.sqlite'))
  database.exec('create table kysely_migration (name text primary key, timestamp text)')
  database.exec(`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`)
  database.close()
  expect(await start({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'A newer release has migrated the database (999-later): start that release, or set ACCEPT_NEWER_DATABASE=on to roll back to this one\n',
  })
})

test('a missing build ends with one line', async () => {
  const settings = { DATA_DIR: await temporaryFolder(), BUILD_DIR: '/nowhere' }
  const result = await start(settings)
  expect(result.code).toBe(1)
  expect(result.stderr).toBe('BUILD_DIR /nowhere holds no built site: run npm run build first\n')
})

test('an unreachable database ends with one line without its password', async () => {
  const result = await start({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/website' })
  expect(result.code).toBe(1)
  expect(result.stderr).toMatch(/^DATABASE_URL leads to no usable database \(.*\): .*\n$/)
  expect(result.stderr).not.toContain('hunter2')
})

test('it prints its address once it answers, and ends cleanly with requests finished', async () => {
  const main = await startMain({ DATA_DIR: await temporaryFolder() })
  const pending = Array.from({ length: 20 }, (_, index) =>
    fetch(
      `${main.origin}/make_contact_us_request?${enquirySearch(anEnquiry({ name: `n${index}` }))}`,
      { headers: { 'Sec-Fetch-Site': 'same-origin' } },
    ),
  )
  await Promise.race(pending)
  main.signal('SIGTERM')
  const statuses = await Promise.all(
    pending.map((answer) =>
      answer.then(
        (response) => response.status,
        () => 'refused',
      ),
    ),
  )
  expect(await main.ended).toBe(0)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => typeof status === 'number' && status >= 500)).toEqual([])
  expect(main.output()).toContain('"msg":"closing"')
})

test('pages are logged by their route, an unknown one is Page Not Found with 404', async () => {
  const main = await startMain({ DATA_DIR: await temporaryFolder() })
  expect((await fetch(`${main.origin}/home?secret=1`)).status).toBe(200)
  const unknown = await fetch(`${main.origin}/nowhere`)
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain('Page Not Found')
  const asJson = await fetch(`${main.origin}/nowhere`, { headers: { Accept: 'application/json' } })
  expect(asJson.headers.get('content-type')).toBe('application/problem+json')
  main.signal('SIGTERM')
  await main.ended
  expect(main.output()).toContain('"route":"/home","method":"GET","status":200')
  expect(main.output()).not.toContain('secret')
})

test.each([
  ['to the desk', {}, '/desk/'],
  [
    'where DASHBOARD_URL says',
    { DASHBOARD_URL: 'https://crm.example/in' },
    'https://crm.example/in',
  ],
])('Dashboard leads %s, and the desk is there all the same', async (_, settings, location) => {
  const main = await startMain({ DATA_DIR: await temporaryFolder(), ...settings })
  const answer = await fetch(`${main.origin}/dashboard`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(location)
  expect((await fetch(`${main.origin}/desk/calls/sign-in-options`)).status).toBe(200)
  main.signal('SIGTERM')
  expect(await main.ended).toBe(0)
})

test('figures are on their own port, and vitals are taken when they are wanted', async () => {
  const port = String(await freePort())
  const dataDir = await temporaryFolder()
  const main = await startMain({ DATA_DIR: dataDir, METRICS_PORT: port, WEB_VITALS: 'on' })
  const sent = await fetch(`${main.origin}/vitals`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'LCP', value: 800 }),
  })
  expect(sent.status).toBe(204)
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(figures).toContain('website_web_vital_count{name="LCP"} 1')
  expect(figures).toContain('route="vitals"')
  expect((await fetch(`${main.origin}/metrics`)).status).toBe(404)
  main.signal('SIGTERM')
  expect(await main.ended).toBe(0)
})

test('it listens on this machine alone unless HOST says otherwise', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  const port = String(await freePort())
  const answers = (host: string) =>
    fetch(`http://${host}:${port}/healthz`).then(
      () => true,
      () => false,
    )
  const closed = await startMain({ DATA_DIR: await temporaryFolder(), PORT: port, HOST: '' })
  expect(await answers('127.0.0.1')).toBe(true)
  // Every address of 127.0.0.0/8 is this machine, but only one of them is listened on.
  expect(await answers('127.0.0.2')).toBe(false)
  if (outside) expect(await answers(outside)).toBe(false)
  closed.signal('SIGTERM')
  await closed.ended
  await startMain({ DATA_DIR: await temporaryFolder(), PORT: port, HOST: '0.0.0.0' })
  expect(await answers('127.0.0.2')).toBe(true)
})

test('only who asks for it is put on the preload list of browsers', async () => {
  const through = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9' }
  const transport = async (settings: Record<string, string>) => {
    const main = await startMain({
      DATA_DIR: await temporaryFolder(),
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    })
    const answers = await Promise.all(
      ['/home', '/healthz'].map((path) => fetch(main.origin + path, { headers: through })),
    )
    return answers.map(({ headers }) => headers.get('strict-transport-security'))
  }
  const plain = 'max-age=63072000; includeSubDomains'
  expect(await transport({})).toEqual([plain, plain])
  const asked = `${plain}; preload`
  expect(await transport({ HSTS_PRELOAD: 'on' })).toEqual([asked, asked])
})

test('it warns of what is seldom meant', async () => {
  const settings = { SITE_ORIGIN: 'https://site.example', SENDING: 'off' }
  const main = await startMain({ DATA_DIR: await temporaryFolder(), ...settings })
  main.signal('SIGTERM')
  await main.ended
  expect(main.output()).toContain('SENDING is off')
  expect(main.output()).toContain('TRUSTED_PROXIES is empty')
})
