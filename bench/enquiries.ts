import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { enquirySearch } from '#contract/enquiry-form.ts'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'
import { type LoadResult, load } from './load.ts'
import { type BenchSection, megabytes, milliseconds, percentile, toMarkdown } from './section.ts'

const SECONDS = 6
const CONNECTIONS = 50
const browser = {
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
}

/** Enquiries stored a second with full durability, and what a flood does to everybody else. */
export async function measureEnquiries(): Promise<BenchSection> {
  const alone = await storeEnquiries('commit-per-request')
  const shared = await storeEnquiries('shared-commits')
  const flood = await floodAndVisit()
  const ratio = shared.perSecond / alone.perSecond
  const met = (yes: boolean) => (yes ? 'reached' : 'missed')
  return {
    title: 'Enquiries',
    meaning: `${CONNECTIONS} visitors press Send again and again for ${SECONDS} s. Each answer means that the enquiry is on disk. In the last two rows one address floods the call while others send enquiries of their own.`,
    head: ['Figure', 'Measured', 'To reach', ''],
    rows: [
      [
        'Stored a second',
        `${Math.round(shared.perSecond)}, ${ratio.toFixed(1)} times the ${Math.round(alone.perSecond)} of a commit per request`,
        '3 times',
        met(ratio >= 3),
      ],
      [
        'Time to a receipt, 99th percentile',
        `${milliseconds(shared.p99)} (a commit per request: ${milliseconds(alone.p99)})`,
        'under 50 ms',
        met(shared.p99 < 50),
      ],
      [
        'Memory of the service after the run',
        megabytes(shared.rss),
        'under 200 MB',
        met(shared.rss < 200 * 1024 * 1024),
      ],
      ['Refusals a second in the flood', `${Math.round(flood.refusalsPerSecond)}`, '', ''],
      [
        'Slowest enquiry of the others meanwhile',
        `${milliseconds(flood.slowestMs)} (${flood.visitors} sent, ${flood.failures} failed)`,
        'within 100 ms',
        met(flood.slowestMs < 100 && flood.failures === 0),
      ],
    ],
  }
}

type Running = { child: ChildProcess; port: number; dataDir: string }

async function start(mode: string, settings: Record<string, string>): Promise<Running> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adya-bench-'))
  const child = fork(fileURLToPath(import.meta.resolve('./enquiry-service.ts')), [mode], {
    env: { ...process.env, DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', ...settings },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { child, port, dataDir }
}

async function stop({ child, dataDir }: Running): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}

async function storeEnquiries(mode: 'commit-per-request' | 'shared-commits') {
  const service = await start(mode, { LIMITS_SCALE: '1000000' })
  const options = { port: service.port, connections: CONNECTIONS, next: anEnquiry('bench') }
  await load({ ...options, seconds: 1, next: anEnquiry('warm-up') })
  const result = await load({ ...options, seconds: SECONDS })
  service.child.send('memory')
  const [{ rss }] = (await once(service.child, 'message')) as [{ rss: number }]
  const acknowledged = result.statuses.get(200) ?? 0
  const stored = countStored(service.dataDir)
  await stop(service)
  if (stored !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`)
  return {
    perSecond: acknowledged / result.seconds,
    p99: percentile(result.latencies, 0.99),
    rss,
  }
}

async function floodAndVisit() {
  const service = await start('shared-commits', { LIMIT_ENQUIRY_PER_DAY: '1000000/day' })
  const flooding = load({
    port: service.port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: anEnquiry('flood', () => '203.0.113.1'),
  })
  const visiting = load({
    port: service.port,
    connections: 2,
    seconds: SECONDS - 1,
    pauseMs: 50,
    next: anEnquiry('visitor', (count) => `198.51.${(count >> 8) & 255}.${count & 255}`),
  })
  const [flood, visitors] = await Promise.all([flooding, visiting])
  await stop(service)
  return {
    refusalsPerSecond: (flood.statuses.get(429) ?? 0) / flood.seconds,
    slowestMs: visitors.latencies.at(-1) ?? Number.POSITIVE_INFINITY,
    visitors: visitors.latencies.length,
    failures: visitors.latencies.length - answered(visitors),
  }
}

const answered = (result: LoadResult): number => result.statuses.get(200) ?? 0

const anEnquiry =
  (kind: string, addressOf: (count: number) => string = () => '203.0.113.9') =>
  (count: number) => {
    const search = enquirySearch({
      name: `${kind} ${count}`,
      companyName: 'Sunrise Clinics',
      email: `${kind}${count}@example.com`,
      phoneNumber: `9${String(count).padStart(9, '0')}`,
      query: 'Can Adya answer our appointment calls in Marathi?',
    })
    return {
      path: `/make_contact_us_request?${search}`,
      headers: { ...browser, 'X-Forwarded-For': addressOf(count) },
    }
  }

function countStored(dataDir: string): number {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  const { rows } = database
    .prepare("select count(*) as rows from enquiries where name like 'bench %'")
    .get() as { rows: number }
  database.close()
  return rows
}

if (import.meta.main) console.log(toMarkdown(await measureEnquiries()))
