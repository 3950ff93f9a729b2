import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { fromTab } from '#site/storage/from-storage.ts'

const KEY = 'leaving_for'

/**
 * When the code of the next page cannot be had, the router reloads the page that the visitor wanted
 * to leave. The way is then finished as a document, which needs none of that code. It is noted at the
 * press: the router may give up before it has told anyone where it was going.
 */
export function useFinishedNavigation(): void {
  const { key } = useLocation()

  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const broken = fromTab((storage) => storage.getItem(KEY))
    if (broken && load?.type === 'reload') location.replace(broken)
    // The shell stays for as long as the page does.
    document.addEventListener('click', note, true)
    // Who goes back at once may never be shown the page in between, and its arrival is never told.
    addEventListener('popstate', forget)
  }, [])

  // Arrived: nothing is left to finish.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key of its own
  useEffect(forget, [key])
}

function forget(): void {
  fromTab((storage) => storage.removeItem(KEY))
}

function note(press: MouseEvent): void {
  const link = (press.target as Element).closest('a')
  if (!link || link.target || link.download || link.dataset.held !== undefined) return
  if (press.ctrlKey || press.metaKey || press.shiftKey) return
  if (link.origin !== location.origin || link.pathname === location.pathname) return
  fromTab((storage) => storage.setItem(KEY, link.pathname + link.search + link.hash))
}
