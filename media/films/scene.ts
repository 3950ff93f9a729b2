/** A film as a pure function of time. `draw(0)` and `draw(seconds)` are the same picture. */
export type Scene = {
  id: `films/${string}`
  width: number
  height: number
  seconds: number
  /** The moment that the file begins with, and that its poster shows: nothing jumps on start. */
  opensAt: number
  /** Where a film must begin at its beginning, the poster still shows its fullest moment. */
  posterAt?: number
  /** Loops silently unless sound was composed for it. */
  sound?: true
  draw(t: number): string
}

export const FRAMES_PER_SECOND = 30
