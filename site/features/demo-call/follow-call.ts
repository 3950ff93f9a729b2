import { type DemoCallProgress, readDemoCall } from '#contract/calls/demo-call-progress.ts'
import { askService } from '#site/calls/ask-service.ts'

/** While it rings or talks. */
const SOON_MS = 2000
/** While it waits for its time, or the line is bad. */
const LATER_MS = 15_000
/** Longer than the longest call; whoever leaves the page open does not ask for ever. */
const MOST_LOOKS = 150

type Followed = {
  tell: (progress: DemoCallProgress) => void
  /** Told where the first look does not get through. */
  assumed: DemoCallProgress
  leaving: AbortSignal
}

/** Tells how a call is getting on until it is over. A page that nobody looks at does not ask. */
export async function followCall(id: string, { tell, assumed, leaving }: Followed): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS && !leaving.aborted; looks++) {
    const progress = await look(id, leaving)
    if (leaving.aborted || progress === 'unknown') return
    if (progress !== 'unreachable') tell(progress)
    else if (looks === 0) tell(assumed)
    const pause = progress === 'unreachable' ? LATER_MS : pauseAfter(progress)
    if (pause === null) return
    await rest(pause, leaving)
  }
}

/** How long to wait before looking again; null when nothing changes while somebody waits for it. */
export function pauseAfter({ state, at }: DemoCallProgress): number | null {
  switch (state) {
    case 'dialling':
    case 'ringing':
    case 'talking':
      return SOON_MS
    case 'queued': {
      const left = at === null ? 0 : Date.parse(at) - Date.now()
      return left > MOST_LOOKS * LATER_MS ? null : Math.max(left, LATER_MS)
    }
    default:
      return null
  }
}

async function look(
  call: string,
  signal: AbortSignal,
): Promise<DemoCallProgress | 'unknown' | 'unreachable'> {
  const asked = await askService(readDemoCall, { query: { call } }, { signal })
  if (asked.status === 'answered') return asked.value
  return 'code' in asked && asked.code === 404 ? 'unknown' : 'unreachable'
}

/** Ends early when the visitor comes back to the page: on a phone the call itself was in front of it. */
function rest(ms: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      if (document.visibilityState === 'hidden' && !leaving.aborted) return
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', over)
      leaving.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    document.addEventListener('visibilitychange', over)
    leaving.addEventListener('abort', over)
    if (leaving.aborted) over()
  })
}
