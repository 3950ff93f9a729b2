const DAY_MS = 86_400_000

/** Counts model replies; false once the day's number is used up. */
export function createDailyBudget(repliesADay: number, now: () => number): () => boolean {
  let day = -1
  let used = 0
  return () => {
    const today = Math.floor(now() / DAY_MS)
    if (today !== day) {
      day = today
      used = 0
    }
    if (used >= repliesADay) return false
    used++
    return true
  }
}
