import { pause } from './conversation/chat-session.ts'

const SHOW_EVERY_MS = 40

/** Shows growing words as often as the page can bear, and never keeps the last of them back. */
export function calmDisplay(show: () => void) {
  let showAgainAt = 0
  let later: ReturnType<typeof setTimeout> | undefined

  const showNow = async () => {
    later = undefined
    const started = performance.now()
    showAgainAt = started + SHOW_EVERY_MS
    show()
    // Lets the browser paint, and take keys for twice as long as that took.
    await pause(0)
    const shownAt = performance.now()
    showAgainAt = shownAt + Math.max(SHOW_EVERY_MS, 2 * (shownAt - started))
  }

  return {
    async grown(): Promise<void> {
      if (later !== undefined) return
      const wait = showAgainAt - performance.now()
      if (wait <= 0) await showNow()
      else later = setTimeout(showNow, wait)
    },
    end(): void {
      clearTimeout(later)
    },
  }
}
