import type { ReactNode } from 'react'
import type { hero } from '#content/home.ts'
import type { FilmRecord } from '#content/media/film.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Film } from '#site/ui/film.tsx'

type HeroProps = {
  words: Pick<typeof hero, 'eyebrow' | 'headline' | 'subheadline' | 'primary' | 'secondary'>
  film: FilmRecord
  phoneFilm: FilmRecord
  /** The keys and the card of the example calls. */
  call: ReactNode
}

/** The film is the ground that words stand on: it fades in when it can play, and nothing waits for it. */
export function Hero({ words, film, phoneFilm, call }: HeroProps) {
  return (
    <section className="on-green relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5">
      <Film film={film} phoneFilm={phoneFilm} backdrop className="absolute! inset-0" />
      <div className="stage">
        <div className="stage-title">
          <p className="stage-eyebrow flex items-center gap-2.5 text-small text-green-300">
            <span className="ml-1 size-2.5 rounded-full bg-saffron ring-4 ring-saffron/25" />
            {words.eyebrow}
          </p>
          <h1 className="stage-headline">
            {words.headline.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
        </div>
        <div className="stage-text">
          <p className="max-w-[34ch] text-lead text-on-green/85 sm:max-w-[46ch]">
            {words.subheadline}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={words.primary.to}>{words.primary.label}</ButtonLink>
            <ButtonLink to={words.secondary.to} tone="outlineOnGreen">
              {words.secondary.label}
            </ButtonLink>
          </div>
        </div>
        {call}
      </div>
    </section>
  )
}
