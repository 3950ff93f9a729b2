import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'
import { followService } from '#server/follow-service.ts'
import { nodeFlags, nodeSettings } from '#server/node-flags.ts'
import type { LoadOptions, LoadResult } from './enquiry-load.ts'
import { residentMemory } from './running-site.ts'
import { type BenchSection, megabytes, milliseconds, percentile, toMarkdown } from './section.ts'

const SECONDS = 6
const CONNECTIONS = 50
const SERVICE = fileURLToPath(import.meta.resolve('../scripts/service-process.ts'))
const LOAD = fileURLToPath(import.meta.resolve('./enquiry-load.ts'))

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
        shared.memory ? megabytes(shared.memory) : 'unknown',
        'under 200 MB',
        met(shared.memory !== null && shared.memory < 200 * 1024 * 1024),
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

type Mode = 'commit-per-request' | 'shared-commits'

async function start(mode: Mode, settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-bench-'))
  const child = spawn(process.execPath, [...nodeFlags, SERVICE, mode], {
    env: {
      ...nodeSettings,
      ...process.env,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const service = await followService(child)
  return {
    dataDir,
    load: (options: Omit<LoadOptions, 'port'>) =>
      load({ ...options, port: Number(new URL(service.origin).port) }),
    memory: () => residentMemory(service.pid),
    async stop() {
      service.signal('SIGKILL')
      await service.ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function load(options: LoadOptions): Promise<LoadResult> {
  const child = fork(LOAD, { serialization: 'advanced' })
  child.send(options)
  const [result] = (await once(child, 'message')) as [LoadResult]
  return result
}

async function storeEnquiries(mode: Mode) {
  const service = await start(mode, { LIMITS_SCALE: '1000000' })
  const options = { connections: CONNECTIONS, pauseMs: 0, from: 'one address' } as const
  await service.load({ ...options, seconds: 1, kind: 'warm-up' })
  const result = await service.load({ ...options, seconds: SECONDS, kind: 'bench' })
  const memory = service.memory()
  const acknowledged = result.statuses.get(200) ?? 0
  const stored = countStored(service.dataDir)
  await service.stop()
  if (stored !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`)
  return {
    perSecond: acknowledged / result.seconds,
    p99: percentile(result.latencies, 0.99),
    memory,
  }
}

async function floodAndVisit() {
  const service = await start('shared-commits', { LIMIT_ENQUIRY_PER_DAY: '1000000/day' })
  const others = { connections: 2, pauseMs: 50, from: 'an address each' } as const
  await service.load({ ...others, seconds: 1, kind: 'warm-up' })
  const flooding = service.load({
    connections: CONNECTIONS,
    seconds: SECONDS,
    pauseMs: 0,
    kind: 'flood',
    from: 'one address',
  })
  const visiting = service.load({ ...others, seconds: SECONDS - 1, kind: 'visitor' })
  const [flood, visitors] = await Promise.all([flooding, visiting])
  await service.stop()
  return {
    refusalsPerSecond: (flood.statuses.get(429) ?? 0) / flood.seconds,
    slowestMs: visitors.latencies.at(-1) ?? Number.POSITIVE_INFINITY,
    visitors: visitors.latencies.length,
    failures: visitors.latencies.length - (visitors.statuses.get(200) ?? 0),
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
