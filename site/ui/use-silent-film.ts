import { type RefObject, useEffect, useState } from 'react'
import { useInView } from './use-in-view.ts'
import { useMediaQuery } from './use-media-query.ts'
import { usePageIdle } from './use-page-idle.ts'
import { usePageVisible } from './use-page-visible.ts'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** When a decorative film may load at all, and when it runs. */
export function useSilentFilm(
  frame: RefObject<Element | null>,
  video: RefObject<HTMLVideoElement | null>,
  /** False while it is looked at closer, or while what it follows rests. */
  mayRun: boolean,
) {
  const idle = usePageIdle()
  const near = useInView(frame, '300px 0px')
  const onScreen = useInView(frame)
  const visible = usePageVisible()
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [paused, setPaused] = useState(false)
  const [everNear, setEverNear] = useState(false)
  if (idle && near && !everNear) setEverNear(true)

  const mounted = everNear && !still && !savesData()
  const running = mounted && onScreen && visible && !paused && mayRun

  useEffect(() => {
    const film = video.current
    if (!film) return
    if (!running) return film.pause()
    film.play().catch((error: DOMException) => {
      // A pause during loading aborts the promise; any other refusal is the browser's own policy.
      if (error.name !== 'AbortError') setPaused(true)
    })
  }, [running, video])

  return {
    mounted,
    paused,
    togglePaused: () => setPaused((before) => !before),
  }
}
