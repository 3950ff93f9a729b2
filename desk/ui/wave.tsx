import type { Urgency } from './promise.ts'

const heights = [6, 10, 14, 9, 12, 16, 11, 8, 13, 17, 12, 7]

const played = {
  overdue: 'bg-danger',
  soon: 'bg-saffron',
  later: 'bg-green-600',
  answered: 'bg-green-600',
  closed: 'bg-green-600',
} as const satisfies Record<Urgency, string>

/** The promise as a voice wave: played bars are spent time. The figure beside it says the same. */
export function Wave({ share, bars, urgency }: { share: number; bars: number; urgency: Urgency }) {
  const spent = Math.round(share * bars)
  const lastHours = bars > 12 ? bars - 6 : bars
  const colourOf = (index: number) => {
    if (index >= spent) return 'bg-rest'
    // Of a long wave the last six hours alone burn.
    if (urgency === 'soon' && bars > 12 && index < lastHours) return 'bg-green-600'
    return played[urgency]
  }
  return (
    <span className="wave" aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
          key={index}
          className={colourOf(index)}
          style={{ height: (heights[index % heights.length] ?? 8) * (bars > 12 ? 1.4 : 1) }}
        />
      ))}
    </span>
  )
}
