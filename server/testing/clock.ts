/** A clock that the test holds in its hand. */
export function handHeldClock(start = Date.parse('2026-01-15T06:00:00Z')) {
  let instant = start
  return {
    now: () => instant,
    advance(ms: number) {
      instant += ms
    },
    set(iso: string) {
      instant = Date.parse(iso)
    },
  }
}
export type Clock = ReturnType<typeof handHeldClock>

const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
