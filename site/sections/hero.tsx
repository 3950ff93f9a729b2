import { type ReactNode, useState } from 'react'
import { contactPath, demoPath } from '#content/facts/pages.ts'
import type { FilmFacts } from '#content/media/film.ts'
import type { Words } from '#content/words/words.ts'
import { BackdropFilm } from '#site/ui/backdrop-film.tsx'
import { ButtonLink } from '#site/ui/button.tsx'
import { usePagePaused } from '#site/ui/page-motion.ts'
import { useHeld } from '#site/ui/use-held.ts'

type HeroProps = {
  words: Words['home']['hero']
  film: FilmFacts
  phoneFilm: FilmFacts
  /** The keys and the card of the example calls; it tells whether a call is going on. */
  call: (onTalking: (talking: boolean) => void) => ReactNode
}

/**
 * The film is the ground that words stand on: it fades in when it can play, and nothing waits for it. Its
 * ribbons move while somebody talks, so that one button holds both.
 */
export function Hero({ words, film, phoneFilm, call }: HeroProps) {
  const [talking, setTalking] = useState(true)
  const paused = usePagePaused()
  const { held, heldProps } = useHeld()
  return (
    <section
      className="on-green relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5"
      {...heldProps}
    >
      <BackdropFilm film={film} phoneFilm={phoneFilm} running={talking && !held && !paused} />
      <div className="stage">
        <div className="stage-title">
          <p className="stage-eyebrow flex items-center gap-2.5 text-small text-green-300">
            <span className="ml-1 size-2.5 rounded-full bg-saffron [box-shadow:0_0_0_4px_color-mix(in_oklab,var(--color-saffron)_25%,transparent)]" />
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
            <ButtonLink to={demoPath}>{words.primary}</ButtonLink>
            <ButtonLink to={contactPath} tone="outlineOnGreen">
              {words.secondary}
            </ButtonLink>
          </div>
        </div>
        {call(setTalking)}
      </div>
    </section>
  )
}
