import { useEffect, useState } from 'react'
import type { Workload } from '#content/facts/plan-cost.ts'
import { addressOf, readWorkload, usualWorkload } from '#contract/workload.ts'

// Browsers refuse an address that changes with every step of a slider.
const SETTLE_MS = 250

/** The calculator's inputs, read from the page's address and kept in it. */
export function useWorkload() {
  const [workload, setWorkload] = useState(usualWorkload)
  const [touched, setTouched] = useState(false)

  useEffect(() => {
    // What was entered before this code ran goes before the address.
    setWorkload((before) =>
      before === usualWorkload ? readWorkload(window.location.search) : before,
    )
  }, [])

  useEffect(() => {
    if (!touched) return
    const settle = setTimeout(() => {
      const address = addressOf(workload, window.location.href)
      window.history.replaceState(window.history.state, '', address)
    }, SETTLE_MS)
    return () => clearTimeout(settle)
  }, [workload, touched])

  return {
    workload,
    change(part: Partial<Workload>) {
      setTouched(true)
      setWorkload((before) => ({ ...before, ...part }))
    },
  }
}
