import { useEffect, useRef, useState } from 'react'

/**
 * Which of the five steps the visitor has scrolled to: the last whose mark has passed the middle of the
 * screen. Null before our code is there; without marks, where the panels are stacked, nothing hangs on it.
 */
export function useCurrentStep() {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState<number | null>(null)

  useEffect(() => {
    const passed = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          passed[isIntersecting ? 'add' : 'delete'](target)
        setCurrent(Math.max(0, passed.size - 1))
      },
      // All that is above counts, also for whoever jumps past it.
      { rootMargin: '99999px 0px -45% 0px' },
    )
    for (const mark of list.current?.querySelectorAll('.console-mark') ?? []) observer.observe(mark)
    return () => observer.disconnect()
  }, [])

  return { list, current }
}
