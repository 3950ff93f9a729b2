import { setTimeout as wait } from 'node:timers/promises'
import type { Instance } from './instance.ts'
import type { MailServer } from './peers.ts'
import type { Check } from './same-answers.ts'

const GATHER_MS = 3_000
// On a busy machine the next mail may be long in coming; without one there is nothing to see.
const LONGEST_WAIT_MS = 60_000

export type Drains = {
  /** Mails in hand, and how often each had arrived by then: a kill before may have sent one again. */
  inHand: Map<string, number>
  codes: (number | null)[]
}
export const noDrains = (): Drains => ({ inHand: new Map(), codes: [] })

type Drain = {
  victim: Instance
  mailServer: MailServer
  drains: Drains
  say: (line: string) => void
}

/** SIGTERM while a slow mail server has mails in full and has not yet said that it takes them. */
export async function endWhileMailing({ victim, mailServer, drains, say }: Drain): Promise<void> {
  mailServer.thinkLong(true)
  const until = Date.now() + LONGEST_WAIT_MS
  await wait(GATHER_MS)
  while (mailServer.inHand.size === 0 && Date.now() < until) await wait(50)
  for (const id of mailServer.inHand) drains.inHand.set(id, mailServer.arrived.get(id) ?? 0)
  say(`  ${mailServer.inHand.size} mails are in hand`)
  const { code, ms } = await victim.endAndRestart()
  drains.codes.push(code)
  say(`  it ended with ${code} and answers again after ${Math.round(ms)} ms`)
  mailServer.thinkLong(false)
}

/** Afterwards: none of those mails arrived again, and each end was a clean one. */
export function checkDrains({ inHand, codes }: Drains, mailServer: MailServer): Check {
  const again = [...inHand].filter(([id, times]) => (mailServer.arrived.get(id) ?? 0) > times)
  const clean = codes.every((code) => code === 0)
  return {
    name: 'SIGTERM while mails are in hand sends none of them twice, and ends cleanly',
    holds: inHand.size > 0 && again.length === 0 && clean,
    seen: `${inHand.size} in hand, ${again.length} arrived again, ended with ${codes.join(', ')}`,
  }
}
