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
  const onScreen = useInView(frame)
  const [wanted, setWanted] = useState(false)
  if (idle && onScreen && !wanted) setWanted(true)
  return (
    <div ref={frame} aria-hidden="true" className="absolute inset-0">
      {wanted && !savesData() && (
        <GrowingFilm film={film} phoneFilm={phoneFilm} running={running && onScreen} />
      )}
    </div>
  )
}

/**
 * Made by our code alone: what it asks of the screen would differ from the page as it came. Browsers take a
 * film of this size for the page's content, and time the page by it. It is painted first as a point, which is
 * what they measure, and covers its ground from then on.
 */
function GrowingFilm({ film, phoneFilm, running }: BackdropFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [painted, setPainted] = useState(false)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const visible = usePageVisible()
  const playing = running && visible && !still

  useEffect(() => {
    // A pause during loading aborts it; any other refusal is the browser's own policy.
    if (playing) video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [playing])

  return still ? null : (
    <video
      ref={video}
      muted
      loop
      playsInline
      onTimeUpdate={({ currentTarget }) => {
        if (!painted) currentTarget.animate({ opacity: [0, 1] }, 600)
        setPainted(true)
      }}
      className={`absolute inset-0 object-cover ${painted ? 'size-full' : 'size-px'}`}
    >
      <source media="(width > 640px)" src={filmUrl(film.id)} type="video/webm" />
      <source media="(width > 640px)" src={filmUrl(film.id, { format: 'mp4' })} type="video/mp4" />
      <source src={filmUrl(phoneFilm.id)} type="video/webm" />
      <source src={filmUrl(phoneFilm.id, { format: 'mp4' })} type="video/mp4" />
    </video>
  )
}
