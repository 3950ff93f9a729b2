import { useEffect, useRef, useState } from 'react'
import type { Film } from '#content/media/film.ts'
import { filmUrl } from './media-url.ts'
import { useInView } from './use-in-view.ts'
import { useMediaQuery } from './use-media-query.ts'
import { usePageIdle } from './use-page-idle.ts'
import { usePageVisible } from './use-page-visible.ts'

type BackdropFilmProps = {
  film: Film
  /** Another cut, for screens up to 640 px. */
  phoneFilm: Film
  /** It runs and rests with something that has a control of its own. */
  running: boolean
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * A silent loop behind words. It says nothing that they do not: no poster, no alternative text, nothing
 * waits for it, and it loads once the page is idle, where motion is wanted and data is not saved.
 */
export function BackdropFilm({ film, phoneFilm, running }: BackdropFilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const idle = usePageIdle()
  const near = useInView(frame, '300px 0px')
  const onScreen = useInView(frame)
  const visible = usePageVisible()
  const phone = useMediaQuery('(max-width: 640px)')
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [everNear, setEverNear] = useState(false)
  if (idle && near && !everNear) setEverNear(true)
  const shown = phone ? phoneFilm : film
  return (
    <div ref={frame} className="absolute inset-0">
      {everNear && !still && !savesData() && (
        <FilmOnCanvas key={shown.id} film={shown} running={running && onScreen && visible} />
      )}
    </div>
  )
}

/** Shown on a canvas, which browsers do not take for the page's content as they do a film of this size. */
function FilmOnCanvas({ film, running }: { film: Film; running: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [started, setStarted] = useState(false)

  useEffect(() => {
    // A pause during loading aborts it; any other refusal is the browser's own policy.
    if (running) video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [running])

  useEffect(() => {
    const source = video.current
    const picture = canvas.current?.getContext('2d')
    const draw = () => {
      if (source) picture?.drawImage(source, 0, 0)
      source?.requestVideoFrameCallback?.(draw)
    }
    draw()
  }, [])

  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="auto"
        width={1}
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setStarted(true)}
      >
        <source src={filmUrl(film.id)} type="video/webm" />
        <source src={filmUrl(film.id, { format: 'mp4' })} type="video/mp4" />
      </video>
      <canvas
        ref={canvas}
        width={film.width}
        height={film.height}
        className={`absolute inset-0 size-full object-cover transition-opacity duration-[600ms] ease-out ${started ? '' : 'opacity-0'}`}
      />
    </>
  )
}
