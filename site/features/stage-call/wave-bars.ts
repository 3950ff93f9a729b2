import type { Speaker } from '#content/example-calls/example-call.ts'
import type { Timeline } from './timeline.ts'

export type Bar = { x: number; half: number; speaker: Speaker | null }

const STEP = 6
const QUIET = 1

/** The call as a level meter: a bar every few pixels, high where somebody speaks loudly. */
export function waveBars({ turns, seconds }: Timeline, width: number, height: number): Bar[] {
  const count = Math.max(0, Math.floor(width / STEP))
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * (width / count)
    const t = (x / width) * seconds
    const turn = turns.find(({ from, until }) => t >= from && t <= until)
    if (!turn) return { x, half: QUIET, speaker: null }
    const breath = Math.sin((Math.PI * (t - turn.from)) / (turn.until - turn.from))
    const half = QUIET + (height / 2 - QUIET - 2) * loudness(index) * (0.35 + 0.65 * breath)
    return { x, half, speaker: turn.speaker }
  })
}

/** Syllables inside words: uneven, and the same every time. */
function loudness(index: number): number {
  const syllable = Math.abs(Math.sin(index * 1.37 + 0.4))
  const word = 0.5 + 0.5 * Math.sin(index * 0.53 + 1.1)
  return 0.25 + 0.75 * syllable * (0.45 + 0.55 * word)
}

export const barsPath = (bars: readonly Bar[], height: number): string =>
  bars
    .map(
      ({ x, half }) =>
        `M${x.toFixed(1)} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`,
    )
    .join('')
