import { useEffect, useRef, useState } from 'react'
import { usePagePaused } from './page-motion.ts'
import { useHeld } from './use-held.ts'
import { useInView } from './use-in-view.ts'
import { useMediaQuery } from './use-media-query.ts'
import { usePageVisible } from './use-page-visible.ts'

/**
 * Moves an index on by itself, and stops for whoever looks closer: on hover, on keyboard focus, off
 * screen, in a hidden tab, under reduced motion, and while the page is paused.
 */
export function useRotation<Element extends HTMLElement>(
  count: number,
  everyMs: number,
  first = 0,
) {
  const container = useRef<Element>(null)
  const [{ index, turn }, setPlace] = useState({ index: first, turn: 0 })
  const paused = usePagePaused()
  const { held, heldProps } = useHeld()
  const onScreen = useInView(container)
  const inFront = usePageVisible()
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const turning = !paused && !held && onScreen && inFront && !calm

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts a new count
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(
      () => setPlace((place) => ({ index: (place.index + 1) % count, turn: place.turn + 1 })),
      everyMs,
    )
    return () => clearTimeout(timer)
  }, [turning, turn, count, everyMs])

  return {
    index,
    /** Whether it has moved at all, by itself or by choice. */
    moved: turn > 0,
    /** As long as nothing but the visitor's look or wish holds it. */
    running: !paused && !held,
    select: (chosen: number) => setPlace(({ turn: last }) => ({ index: chosen, turn: last + 1 })),
    containerProps: { ref: container, ...heldProps },
  }
}
