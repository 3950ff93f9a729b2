import { useEffect, useState } from 'react'

/** A part is being read from when its heading has come into the upper quarter of the screen. */
const passed = '100000px 0px -75% 0px'

/** The part of a long text that is on screen, by the id of its heading. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(ids.findLast((id) => begun.has(id)))
      },
      { rootMargin: passed },
    )
    for (const id of ids) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
