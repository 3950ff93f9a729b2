import { type ReactNode, useRef } from 'react'
import { fill } from '#content/format/fill.ts'
import type { SoundFilm as SoundFilmRecord } from '#content/media/film.ts'
import { clockText } from './clock-text.ts'
import { FilmPoster } from './film-poster.tsx'
import { PauseIcon, PlayIcon } from './icons.tsx'
import { captionsUrl, filmUrl } from './media-url.ts'
import { CaptionsIcon, MutedIcon, SoundIcon } from './sound-icons.tsx'
import { useUiWords } from './ui-words.ts'
import { useSoundFilm } from './use-sound-film.ts'

type SoundFilmProps = { film: SoundFilmRecord; label: string; className?: string }

/** A film with sound: play, position, sound and captions in one bar below the picture. */
export function SoundFilm({ film, label, className = '' }: SoundFilmProps) {
  const words = useUiWords()
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { id, width, height, seconds, description, captions } = film
  // The picture says it as it is spoken: captions in the page's own language say more.
  const playback = useSoundFilm(frame, video, captions.length > 1 ? 0 : -1)
  const shown = captions[playback.captions]
  return (
    <div ref={frame} className={`overflow-hidden rounded-card border border-line ${className}`}>
      <div className="film-frame relative">
        <FilmPoster film={film} alt={description} className="block h-auto w-full" />
        <video
          ref={video}
          playsInline
          muted
          preload="none"
          width={width}
          height={height}
          aria-label={description}
          className={`absolute inset-0 size-full object-cover ${playback.begun ? '' : 'opacity-0'}`}
          {...playback.events}
        >
          <source src={filmUrl(id)} type="video/webm" />
          <source src={filmUrl(id, { format: 'mp4' })} type="video/mp4" />
          {captions.map(({ lang, file, label }) => (
            <track
              key={lang}
              kind="captions"
              src={captionsUrl(id, file)}
              srcLang={lang}
              label={label}
            />
          ))}
        </video>
        <p className="film-label text-on-green-muted">{label}</p>
      </div>
      <div className="on-green flex items-center gap-2 bg-green-950 px-3 py-3 text-on-green sm:gap-3 sm:px-4">
        <button
          type="button"
          onClick={playback.togglePlaying}
          aria-label={playback.playing ? words.pauseFilm : words.playFilm}
          className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-saffron text-on-saffron"
        >
          {playback.playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <input
          type="range"
          min={0}
          max={seconds}
          step={0.1}
          value={Math.min(playback.position, seconds)}
          onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
          aria-label={words.filmPosition}
          aria-valuetext={fill(words.filmPositionText, {
            position: clockText(playback.position),
            length: clockText(seconds),
          })}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-saffron"
        />
        <span
          className="text-fine text-on-green-muted tabular-nums max-sm:hidden"
          aria-hidden="true"
        >
          {clockText(playback.position)} / {clockText(seconds)}
        </span>
        <Toggle label={words.mute} pressed={playback.muted} onClick={playback.toggleMuted}>
          {playback.muted ? <MutedIcon /> : <SoundIcon />}
        </Toggle>
        <Toggle
          label={shown ? `${words.captions}: ${shown.label}` : words.captions}
          pressed={shown !== undefined}
          onClick={playback.turnCaptions}
        >
          <CaptionsIcon />
        </Toggle>
      </div>
    </div>
  )
}

type ToggleProps = { label: string; pressed: boolean; onClick: () => void; children: ReactNode }

function Toggle({ label, pressed, onClick, children }: ToggleProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      aria-pressed={pressed}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-on-green hover:bg-on-green/10 aria-pressed:bg-on-green/15"
    >
      {children}
    </button>
  )
}
