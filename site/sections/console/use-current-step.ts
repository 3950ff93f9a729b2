import { useEffect, useRef, useState } from 'react'

/**
 * Which of the steps that scroll by is the one being read: the last whose top has passed the middle of the
 * screen. Null before our code is there, and where the steps are not beside the console.
 */
export function useCurrentStep() {
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState<number | null>(null)

  useEffect(() => {
    // Beside the console an entry of the list has no box of its own, its words have.
    const steps = [...(list.current?.querySelectorAll('li > :first-child') ?? [])].filter(
      ({ parentElement }) => parentElement?.parentElement === list.current,
    )
    const passed = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const above = boundingClientRect.top < (rootBounds?.bottom ?? 0)
          if (isIntersecting || above) passed.add(target)
          else passed.delete(target)
        }
        setCurrent(Math.max(0, passed.size - 1))
      },
      { rootMargin: '0px 0px -45% 0px' },
    )
    for (const step of steps) observer.observe(step)
    return () => observer.disconnect()
  }, [])

  return { list, current }
}
