import type { Urgency } from './promise.ts'

const HOURS = 48
/** Of a long wave the last six hours alone burn. */
const LAST_HOURS = 6
const SHORT_BARS = 12
/** A bar of the short wave and the gap after it, as `bars.svg` draws them. */
const STEP_PX = 4.5
const heights = [6, 10, 14, 9, 12, 16, 11, 8, 13, 17, 12, 7]

const played = {
  overdue: 'bg-danger',
  soon: 'bg-saffron',
  later: 'bg-green-600',
  answered: 'bg-green-600',
  closed: 'bg-green-600',
} as const satisfies Record<Urgency, string>

type WaveProps = { share: number; urgency: Urgency }

/** The promise as a voice wave: played bars are spent time. The figure beside it says the same. */
export function LongWave({ share, urgency }: WaveProps) {
  const spent = Math.round(share * HOURS)
  const colourOf = (index: number) => {
    if (index >= spent) return 'bg-rest'
    return urgency === 'soon' && index < HOURS - LAST_HOURS ? 'bg-green-600' : played[urgency]
  }
  return (
    <span className="wave" aria-hidden="true">
      {Array.from({ length: HOURS }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
          key={index}
          className={colourOf(index)}
          style={{ height: (heights[index % heights.length] ?? 8) * 1.4 }}
        />
      ))}
    </span>
  )
}

/** The same in twelve bars. Two elements, not thirteen: a list makes many of them while one scrolls. */
export function ShortWave({ share, urgency }: WaveProps) {
  return (
    <span className="short-wave bg-rest" aria-hidden="true">
      <i className={played[urgency]} style={{ width: Math.round(share * SHORT_BARS) * STEP_PX }} />
    </span>
  )
}
