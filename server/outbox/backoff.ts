const FIRST_WAIT_MS = 15_000
const LONGEST_WAIT_MS = 6 * 3_600_000
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000

/** When to try again after the nth attempt, spread by a quarter either way; null: give up. */
export function nextAttempt(
  entry: { attempts: number; createdAt: number },
  now: number,
  random: () => number,
): number | null {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, entry.attempts - 1))
  const at = now + Math.round(wait * (0.75 + random() * 0.5))
  return at - entry.createdAt > GIVE_UP_AFTER_MS ? null : at
}
