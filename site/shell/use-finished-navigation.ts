import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

const KEY = 'leaving_for'

/**
 * When the code of the next page cannot be had, the router reloads the page that the visitor wanted
 * to leave. The way is then finished as a document, which needs none of that code.
 */
export function useFinishedNavigation(): void {
  const { location } = useNavigation()
  const next = location ? createPath(location) : null

  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const broken = inTab((storage) => storage.getItem(KEY))
    if (broken && load?.type === 'reload') window.location.replace(broken)
  }, [])

  useEffect(() => {
    inTab((storage) => (next ? storage.setItem(KEY, next) : storage.removeItem(KEY)))
  }, [next])
}

/** Storage can be forbidden; the visitor then presses the link once more. */
function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
