import { type RefObject, useRef, useState } from 'react'
import type { Film, FilmFacts } from '#content/media/film.ts'
import { FilmPoster } from './film-poster.tsx'
import { PauseIcon, PlayIcon } from './icons.tsx'
import { filmUrl } from './media-url.ts'
import { useUiWords } from './ui-words.ts'
import { useHeld } from './use-held.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useSilentFilm } from './use-silent-film.ts'

type SilentFilmProps = {
  film: Film
  /** Another cut, for screens up to 640 px. */
  phoneFilm?: Film
  /** The page opens with its poster. */
  first?: boolean
  /** A backdrop says nothing that the words do not: no poster, and no alternative text. */
  backdrop?: boolean
  /** Runs and rests with something that has a control of its own: then it needs none. */
  follows?: boolean
  className?: string
}

/** A silent loop. The poster is the picture; the film fades in over it once nobody has to wait for it. */
export function SilentFilm({
  film,
  phoneFilm,
  first,
  backdrop = false,
  follows,
  className = '',
}: SilentFilmProps) {
  const words = useUiWords()
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const phone = useMediaQuery('(max-width: 640px)')
  const { held, heldProps } = useHeld()
  const { mounted, paused, togglePaused } = useSilentFilm(frame, video, (follows ?? true) && !held)
  const shown = phone && phoneFilm ? phoneFilm : film
  return (
    <div ref={frame} className={`relative overflow-hidden ${className}`} {...heldProps}>
      {!backdrop && (
        <FilmPoster
          film={film}
          phoneFilm={phoneFilm}
          first={first}
          alt={film.description}
          className="block h-auto w-full"
        />
      )}
      {mounted && (
        <>
          <FilmLoop key={shown.id} film={shown} video={video} />
          {follows === undefined && (
            <button
              type="button"
              onClick={togglePaused}
              aria-label={paused ? words.playFilm : words.pauseFilm}
              className="absolute z-10 grid size-9 cursor-pointer place-items-center rounded-full border border-on-green/40 bg-green-950/80 text-on-green transition-colors duration-200 hover:bg-green-950 sm:size-11 right-2 bottom-2 sm:right-4 sm:bottom-4"
            >
              {paused ? <PlayIcon /> : <PauseIcon />}
            </button>
          )}
        </>
      )}
    </div>
  )
}

type FilmLoopProps = { film: FilmFacts; video: RefObject<HTMLVideoElement | null> }

function FilmLoop({ film, video }: FilmLoopProps) {
  const [started, setStarted] = useState(false)
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      preload="auto"
      width={film.width}
      height={film.height}
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setStarted(true)}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-[600ms] ease-out ${started ? '' : 'opacity-0'}`}
    >
      <source src={filmUrl(film.id)} type="video/webm" />
      <source src={filmUrl(film.id, { format: 'mp4' })} type="video/mp4" />
    </video>
  )
}
