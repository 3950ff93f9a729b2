import type { DemoCallProgress } from '#contract/calls/demo-call-progress.ts'
import { mayBeRead } from './may-be-read.ts'
import type { DemoCall, DemoCallStore, SpokenTurn } from './ports.ts'

/** Half a minute of ringing and three of talk are over by then, reported or not. */
const SURELY_OVER_MS = 4 * 60_000

type Turn = SpokenTurn & { saidAt: number }

/** How a call is getting on, for the page that asked for it; null where it is not known (any more). */
export async function callProgress(
  demoCalls: Pick<DemoCallStore, 'find' | 'turns'>,
  id: string,
  now: number,
): Promise<DemoCallProgress | null> {
  const call = await demoCalls.find(id)
  if (call === null) return null
  const turns = await demoCalls.turns(id)
  const state = stateOf(call, turns, now)
  const waits = state === 'queued' || state === 'person'
  return {
    state,
    at: waits && call.dialAfter > now ? new Date(call.dialAfter).toISOString() : null,
    words:
      state === 'ended' && (await mayBeRead(turns))
        ? turns.map(({ role, text }) => ({ role, text }))
        : null,
  }
}

function stateOf(call: DemoCall, turns: readonly Turn[], now: number): DemoCallProgress['state'] {
  switch (call.status) {
    case 'queued':
    // A bot that is told would only try again.
    case 'flagged':
      return call.provider === 'none' ? 'person' : 'queued'
    case 'dialling':
    case 'calling':
      return underWay(call, turns, now)
    case 'ended':
      return 'ended'
    case 'unknown':
      return 'unheard'
    case 'failed':
    case 'suppressed':
      return 'missed'
  }
}

/** Not every provider reports. What an earlier attempt left behind does not count. */
function underWay(call: DemoCall, turns: readonly Turn[], now: number) {
  const since = call.dialledAt ?? call.requestedAt
  if (now - since > SURELY_OVER_MS) return 'unheard'
  if (turns.some(({ saidAt }) => saidAt >= since)) return 'talking'
  return call.ringsSince === null ? 'dialling' : 'ringing'
}
