import { words } from '../words/words.ts'

const zone = 'Asia/Kolkata'
const clockFormat = new Intl.DateTimeFormat(words.times.locale, {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: zone,
})
const dayFormat = new Intl.DateTimeFormat(words.times.locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: zone,
})
const ago = new Intl.RelativeTimeFormat(words.times.locale, { numeric: 'auto' })

const exactFormat = new Intl.DateTimeFormat(words.times.locale, {
  timeStyle: 'medium',
  hour12: false,
  timeZone: zone,
})

/** With its seconds, where two came at nearly the same time. */
export const exactClock = (at: number): string => exactFormat.format(at)

/** The time of the day in India, such as 14:38. */
export const clock = (at: number): string => clockFormat.format(at)
export const day = (at: number): string => dayFormat.format(at)

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in its largest unit. */
export function since(at: number, now = Date.now()): string {
  for (const [unit, ms] of units) {
    const count = Math.floor((now - at) / ms)
    if (count >= 1) return ago.format(-count, unit)
  }
  return words.times.justNow
}

const shortDayFormat = new Intl.DateTimeFormat(words.times.locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: zone,
})

/** The time alone for today, else the day before it: '17:42', 'Sat, 14 Nov, 17:42'. */
export function moment(at: number, now = Date.now()): string {
  return day(at) === day(now) ? clock(at) : `${shortDayFormat.format(at)}, ${clock(at)}`
}
