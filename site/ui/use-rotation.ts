import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useInView } from './use-in-view.ts'
import { useMediaQuery } from './use-media-query.ts'
import { usePageVisible } from './use-page-visible.ts'

/**
 * Moves an index on by itself, and stops for whoever looks closer: on hover, on keyboard focus, off
 * screen, in a hidden tab, under reduced motion, and when asked to.
 */
export function useRotation<Element extends HTMLElement>(
  count: number,
  everyMs: number,
  first = 0,
) {
  const container = useRef<Element>(null)
  const [{ index, turn }, setPlace] = useState({ index: first, turn: 0 })
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const onScreen = useInView(container)
  const inFront = usePageVisible()
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const running = !paused && !held && onScreen && inFront && !calm

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts a new count
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(
      () => setPlace((place) => ({ index: (place.index + 1) % count, turn: place.turn + 1 })),
      everyMs,
    )
    return () => clearTimeout(timer)
  }, [running, turn, count, everyMs])

  return {
    index,
    /** Whether it has moved at all, by itself or by choice. */
    moved: turn > 0,
    paused,
    held,
    select: (chosen: number) => setPlace(({ turn: last }) => ({ index: chosen, turn: last + 1 })),
    togglePaused: () => setPaused((was) => !was),
    containerProps: {
      ref: container,
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  }
}
