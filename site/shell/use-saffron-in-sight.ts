import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the page shows a saffron action below the header: a screen has one, and the header steps in. */
export function useSaffronInSight(): boolean {
  const { pathname } = useLocation()
  const [inSight, setInSight] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has actions of its own
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setInSight(seen.size > 0)
      },
      { rootMargin: '-72px 0px 0px' },
    )
    const actions = document.querySelectorAll('main :is(a, button).bg-saffron, main [data-saffron]')
    for (const action of actions) observer.observe(action)
    if (actions.length === 0) setInSight(false)
    return () => observer.disconnect()
  }, [pathname])
  return inSight
}
