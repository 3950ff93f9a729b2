const signs = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const
const patienceMs = 8000

/** Calls once the visitor moves, scrolls or types, or has simply stayed a while. Answers with a way to give up. */
export function whenVisitorPresent(notice: () => void): () => void {
  const waiting = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    waiting.abort()
  }
  const arrive = () => {
    stop()
    notice()
  }
  const timer = setTimeout(arrive, patienceMs)
  for (const sign of signs)
    window.addEventListener(sign, arrive, { passive: true, signal: waiting.signal })
  return stop
}
