import { useEffect, useRef, useState } from 'react'
import type { FilmFacts } from '#content/media/film.ts'
import { filmUrl } from './media-url.ts'
import { useInView } from './use-in-view.ts'
import { useMediaQuery } from './use-media-query.ts'
import { usePageIdle } from './use-page-idle.ts'
import { usePageVisible } from './use-page-visible.ts'

type BackdropFilmProps = {
  film: FilmFacts
  /** Another cut, for screens up to 640 px. */
  phoneFilm: FilmFacts
  /** It runs and rests with something that has a control of its own. */
  running: boolean
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/**
 * A silent loop behind words. It says nothing that they do not: no poster, no alternative text, nothing
 * waits for it, and it loads once the page is idle, where motion is wanted and data is not saved.
 */
export function BackdropFilm({ film, phoneFilm, running }: BackdropFilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const idle = usePageIdle()
  const near = useInView(frame, '300px 0px')
  const onScreen = useInView(frame)
  const [everNear, setEverNear] = useState(false)
  if (idle && near && !everNear) setEverNear(true)
  return (
    <div ref={frame} className="absolute inset-0">
      {everNear && !savesData() && (
        <FilmForScreen film={film} phoneFilm={phoneFilm} running={running && onScreen} />
      )}
    </div>
  )
}

/** Made by our code alone: what it asks of the screen would differ from the page as it came. */
function FilmForScreen({ film, phoneFilm, running }: BackdropFilmProps) {
  const visible = usePageVisible()
  const phone = useMediaQuery('(max-width: 640px)')
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const shown = phone ? phoneFilm : film
  return still ? null : <GrowingFilm key={shown.id} film={shown} running={running && visible} />
}

/**
 * Browsers take a film of this size for the page's content, and time the page by it. It is painted first as
 * a point, which is what they measure, and covers its ground from then on.
 */
function GrowingFilm({ film, running }: { film: FilmFacts; running: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [painted, setPainted] = useState(false)

  useEffect(() => {
    // A pause during loading aborts it; any other refusal is the browser's own policy.
    if (running) video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [running])

  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onTimeUpdate={({ currentTarget }) => {
        if (!painted) currentTarget.animate({ opacity: [0, 1] }, 600)
        setPainted(true)
      }}
      className={`absolute inset-0 object-cover ${painted ? 'size-full' : 'size-px'}`}
    >
      <source src={filmUrl(film.id)} type="video/webm" />
      <source src={filmUrl(film.id, { format: 'mp4' })} type="video/mp4" />
    </video>
  )
}
