import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { enquirySearch } from '#contract/enquiry-form.ts'
import { anEnquiry } from './testing/an-enquiry.ts'
import { freePort } from './testing/free-port.ts'
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

test('a second start on the same data is up within two seconds', async () => {
  const dataDir = await temporaryFolder()
  const startAndEnd = async () => {
    const started = performance.now()
    const main = await startMain({ DATA_DIR: dataDir })
    const ms = performance.now() - started
    main.signal('SIGINT')
    expect(await main.ended).toBe(0)
    return ms
  }
  await startAndEnd()
  // The best of three: a busy machine says nothing about the service.
  const starts = [await startAndEnd(), await startAndEnd(), await startAndEnd()]
  expect(Math.min(...starts)).toBeLessThan(2000)
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
