import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const
const patienceMs = 8000

/** True once the visitor moves, scrolls or types, or has simply stayed a while. */
export function useVisitorPresent(): boolean {
  const [present, setPresent] = useState(false)
  useEffect(() => {
    const notice = () => setPresent(true)
    const timer = setTimeout(notice, patienceMs)
    for (const sign of signs) window.addEventListener(sign, notice, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, notice)
    }
  }, [])
  return present
}
