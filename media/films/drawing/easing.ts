export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value))
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** How far `t` has come between two moments, 0 to 1. */
export function progress(t: number, start: number, end: number): number {
  return clamp01((t - start) / (end - start))
}

export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}

export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}

/** 0 before `from`, 1 while present, 0 after `until`, eased at both ends. */
export function presence(
  t: number,
  from: number,
  until: number,
  inFor = 0.45,
  outFor = 0.35,
): number {
  return (
    easeOut(progress(t, from, from + inFor)) * (1 - easeInOut(progress(t, until - outFor, until)))
  )
}

/** Seconds since `start` on a clock that runs round every `period` seconds. */
export function sinceOnLoop(t: number, start: number, period: number): number {
  return (((t - start) % period) + period) % period
}
