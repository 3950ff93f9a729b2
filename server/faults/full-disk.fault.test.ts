import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { enquirySearch } from '#contract/enquiry-form.ts'
import { sqliteFile } from '../adapters/storage/sqlite.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { fromOurPage } from '../testing/start-test-app.ts'
import { startServiceProcess } from './start-service-process.ts'

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0

test.skipIf(!hasPrlimit)(
  'a full disk is answered with 503 and Retry-After, nothing is half stored, and it recovers',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'adya-full-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const service = await startServiceProcess({ DATA_DIR: dataDir })
    const send = (name: string) =>
      fetch(
        `${service.origin}/make_contact_us_request?${enquirySearch(anEnquiry({ name, query: 'x'.repeat(4000) }))}`,
        { headers: fromOurPage },
      )
    const limitFiles = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', [`--pid=${service.pid}`, `--fsize=${bytes}:unlimited`])

    expect((await send('before')).status).toBe(200)
    const { size } = await stat(`${sqliteFile(dataDir)}-wal`)
    limitFiles(size + 12_000)
    const statuses = []
    for (let index = 0; index < 12; index++) statuses.push((await send(`during ${index}`)).status)
    expect(statuses.at(-1)).toBe(503)
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    const refused = await send('during')
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('content-type')).toBe('application/problem+json')
    expect((await fetch(`${service.origin}/ip`)).status).toBe(200)

    limitFiles('unlimited')
    expect((await send('during')).status).toBe(200)
    expect((await send('after')).status).toBe(200)
    service.signal('SIGKILL')
    await service.ended

    const again = await startServiceProcess({ DATA_DIR: dataDir })
    const health = (await (await fetch(`${again.origin}/readyz`)).json()) as { status: string }
    expect(health.status).toBe('ready')
  },
)
