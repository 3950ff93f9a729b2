import { startTransition, useEffect, useState } from 'react'

/** False until the page has loaded and the browser has nothing better to do. */
export function usePageIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const wait = () => {
      cancel = whenIdle(() => startTransition(() => setIdle(true)))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      cancel()
    }
  }, [])
  return idle
}

/** Calls when the browser has nothing better to do; the answer takes it back. */
export function whenIdle(callback: () => void) {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(callback, 300)
    return () => globalThis.clearTimeout(timer)
  }
  // A page that never rests must not keep its film waiting: it plays within 3 s on a fast line.
  const handle = window.requestIdleCallback(callback, { timeout: 1500 })
  return () => window.cancelIdleCallback(handle)
}
