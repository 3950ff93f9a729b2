import { setTimeout as wait } from 'node:timers/promises'
import type { PausableDatabase } from './database.ts'
import { type Drains, endWhileMailing } from './drain.ts'
import { endlessDocuments, slowReaders } from './hostile-peers.ts'
import type { Instance } from './instance.ts'
import type { Ledger } from './ledger.ts'
import type { MailServer } from './peers.ts'
import type { Check } from './same-answers.ts'

export type Scene = {
  /** Ended and hung, again and again. */
  victim: Instance
  /** Must stay up all the while. */
  survivor: Instance
  database: PausableDatabase
  mailServer: MailServer
  ledger: Ledger
  drains: Drains
  say: (line: string) => void
}

const RECOVERY_MS = 1_500
const QUIET_MS = 3_500
const PAUSED_MS = 7_000
const REFUSED_MS = 6_000
/** In a round: somebody takes over, speaks or hands back at any moment. */
const KILLS = 3

const faults = {
  async kill({ victim, say, ...scene }: Scene) {
    for (let kill = 0; kill < KILLS; kill++) {
      say('kill -9 of one instance')
      say(`  it answers again after ${Math.round(await victim.killAndRestart())} ms`)
      await recover(scene)
    }
    return []
  },
  async hang({ victim, say, ...scene }: Scene) {
    say('the event loop of one instance hangs')
    say(`  it is replaced and answers after ${Math.round(await victim.hangUntilReplaced())} ms`)
    await recover(scene)
    return []
  },
  async peers({ survivor, say, ...scene }: Scene) {
    say('readers that take nothing, then documents that never end')
    const checks = [await slowReaders(survivor), await endlessDocuments(survivor.port)]
    await recover(scene)
    return checks
  },
  async database({ database, say, ...scene }: Scene) {
    say(`PostgreSQL stands still for ${PAUSED_MS / 1000} s`)
    await database.pause()
    await wait(PAUSED_MS)
    database.resume()
    await recover(scene)
    return []
  },
  async drain({ victim, mailServer, drains, say, ...scene }: Scene) {
    say('SIGTERM of one instance while a slow mail server has its mails')
    await endWhileMailing({ victim, mailServer, drains, say })
    await recover(scene)
    return []
  },
  async mail({ mailServer, say, ...scene }: Scene) {
    say(`the mail server refuses for ${REFUSED_MS / 1000} s`)
    mailServer.refuse(true)
    await wait(REFUSED_MS)
    mailServer.refuse(false)
    await recover(scene)
    return []
  },
} satisfies Record<string, (scene: Scene) => Promise<Check[]>>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]
export const isFaultName = (name: string): name is FaultName => name in faults

export async function inTurn(names: readonly FaultName[], scene: Scene): Promise<Check[]> {
  const checks: Check[] = []
  for (const name of names) checks.push(...(await faults[name](scene)))
  return checks
}

async function recover({ ledger }: Pick<Scene, 'ledger'>): Promise<void> {
  await wait(RECOVERY_MS)
  ledger.calm = true
  await wait(QUIET_MS)
  ledger.calm = false
}
