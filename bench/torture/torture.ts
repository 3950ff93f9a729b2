import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Audit, audit } from './audit.ts'
import { startBalancer } from './balancer.ts'
import { checkTakeovers } from './check-takeovers.ts'
import { type PausableDatabase, startPausableDatabase } from './database.ts'
import { checkDrains, noDrains } from './drain.ts'
import { type FaultName, faultNames, inTurn } from './faults.ts'
import { checkFullDisk } from './full-disk.ts'
import { type Memory, startInstance } from './instance.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { type MailServer, startMailServer, startPhoneProvider } from './peers.ts'
import { type Check, checkSameAnswers, checkSharedLimits } from './same-answers.ts'
import { bringStaff, makeSetUpLink } from './staff-client.ts'
import { noTakeovers, takeOverChats } from './takeovers.ts'
import { letIn } from './visitors.ts'

export type TortureOptions = {
  visitors: number
  rounds: number
  /** What happens in a round, in this order. */
  faults: readonly FaultName[]
  say: (line: string) => void
}

export type TortureResult = {
  seconds: number
  ledger: Ledger
  audit: Audit
  checks: Check[]
  /** Of the instance that is never killed. */
  memory: { start: Memory; afterRounds: Memory[]; end: Memory }
}

const LIMITS_SCALE = 200
const WARM_UP_MS = 8_000
const DRAIN_MS = 20_000

/** Two instances on one PostgreSQL behind one balancer, a crowd in front, and faults in turn. */
export async function torture({
  visitors,
  rounds,
  faults,
  say,
}: TortureOptions): Promise<TortureResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-torture-'))
  const cleanups: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })]
  const later = <T>(thing: T, cleanup: (thing: T) => unknown): T => {
    cleanups.push(() => cleanup(thing))
    return thing
  }
  try {
    say('Starting PostgreSQL, a mail server, a phone provider and two instances')
    const database = later(await startPausableDatabase(), (one) => one.stop())
    const mailServer = later(await startMailServer(), (one) => one.close())
    const phoneProvider = later(await startPhoneProvider(), (one) => one.close())
    const settings = settingsFor(database, mailServer, phoneProvider.url, dataDir)
    const setUpLink = await makeSetUpLink(settings)
    const [victim, survivor] = await Promise.all([startInstance(settings), startInstance(settings)])
    later([victim, survivor], (both) => Promise.all(both.map((one) => one.stop())))
    const ports = [victim.port, survivor.port]
    const balancer = later(await startBalancer(ports), (one) => one.close())

    const staff = await bringStaff(balancer.port, setUpLink)
    const checks = await checkSameAnswers(ports, balancer.port)
    checks.push(await checkSharedLimits(balancer.port, LIMITS_SCALE))

    if (faults.length === faultNames.length) {
      say('Uploads fill the disk of a third instance')
      checks.push(await checkFullDisk(dataDir))
    }

    const start = await survivor.memory()
    say(`${visitors} visitors come in`)
    const started = performance.now()
    const ledger = openLedger()
    const leaving = new AbortController()
    const crowd = { visitors, port: balancer.port, ledger, leaving: leaving.signal }
    const takeovers = noTakeovers()
    const visiting = Promise.all([
      letIn(crowd),
      takeOverChats({ ...crowd, staff, databaseUrl: database.url, takeovers }),
    ])
    await wait(WARM_UP_MS)
    const afterRounds: Memory[] = []
    const drains = noDrains()
    for (let round = 0; round < rounds; round++) {
      const scene = { victim, survivor, database, mailServer, ledger, drains, say }
      checks.push(...(await inTurn(faults, scene)))
      afterRounds.push(await survivor.memory())
    }
    leaving.abort()
    await visiting
    const seconds = (performance.now() - started) / 1000
    say('The visitors have left; the last mails go out')
    await untilMailed(database.url)
    if (faults.includes('drain')) checks.push(checkDrains(drains, mailServer))
    checks.push(await checkTakeovers(database.url, takeovers))
    const end = await survivor.memory()
    const found = await audit({ databaseUrl: database.url, ledger, mailServer, phoneProvider })
    return { seconds, ledger, audit: found, checks, memory: { start, afterRounds, end } }
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup()
  }
}

function settingsFor(
  database: PausableDatabase,
  mailServer: MailServer,
  phoneProviderUrl: string,
  dataDir: string,
): Record<string, string> {
  return {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // The visitors' addresses come by the balancer.
    TRUSTED_PROXIES: '127.0.0.1',
    LIMITS_SCALE: String(LIMITS_SCALE),
    LIMIT_ENQUIRY_PER_ADDRESS: '1/hour',
    MAILER: 'smtp',
    SMTP_URL: mailServer.url,
    NOTIFY_TO: 'team@business.example',
    DIALER: 'twilio',
    SITE_ORIGIN: 'https://site.example',
    TWILIO_ACCOUNT_SID: 'torture',
    TWILIO_AUTH_TOKEN: 'torture',
    TWILIO_FROM: '+14155550100',
    TWILIO_BASE_URL: phoneProviderUrl,
    CALL_HOURS: '00:00-24:00',
    DEMO_CALL_DAILY_BUDGET_RUPEES: '1000000',
  }
}

/** Waits for every mail but those that a killed instance had in hand: its claim must run out first. */
async function untilMailed(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const until = Date.now() + DRAIN_MS
  const waiting = async () => {
    const { rows } = await client.query(
      `select 1 from outbox where status = 'pending' and claimed_until <= $1 limit 1`,
      [Date.now()],
    )
    return rows.length > 0
  }
  while (Date.now() < until && (await waiting())) await wait(500)
  await client.end()
}
