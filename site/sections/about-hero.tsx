import type { FilmFacts } from '#content/media/film.ts'
import { BackdropFilm } from '#site/ui/backdrop-film.tsx'
import { ButtonLink } from '#site/ui/button.tsx'
import { usePagePaused } from '#site/ui/page-motion.ts'
import { PauseButton } from '#site/ui/pause-button.tsx'
import { useHeld } from '#site/ui/use-held.ts'
import { AboutStyles } from './about-styles.tsx'

/** As the build has drawn it: nothing is laid out, and no font searched, for ten scripts. */
export type DrawnLetter = { box: string; path: string }

type AboutHeroProps = {
  headline: string
  intro: readonly string[]
  film: FilmFacts
  phoneFilm: FilmFacts
  letters: readonly DrawnLetter[]
  testCall: { label: string; to: string }
}

/** The film is the ground of the headline. A breath of voice lifts each script's first letter in turn. */
export function AboutHero({ headline, intro, film, phoneFilm, letters, testCall }: AboutHeroProps) {
  const paused = usePagePaused()
  const { held, heldProps } = useHeld()
  const running = !paused && !held
  return (
    <>
      <AboutStyles />
      <div
        className="on-green relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5"
        {...heldProps}
      >
        <BackdropFilm film={film} phoneFilm={phoneFilm} running={running} />
        <div className="inner-measure relative pt-12 pb-10 md:py-20">
          <h1 className="max-w-[32ch] text-hero">{headline}</h1>
          <p className="first-letters" data-resting={running ? undefined : ''}>
            {letters.map(({ box, path }) => (
              <svg key={path} viewBox={box} aria-hidden="true">
                <path d={path} />
              </svg>
            ))}
          </p>
          <div className="mt-8 flex items-center justify-between gap-4">
            <ButtonLink to={testCall.to}>{testCall.label}</ButtonLink>
            <PauseButton />
          </div>
        </div>
      </div>
      <div className="measure mt-8 grid gap-x-16 gap-y-5 md:mt-12 md:grid-cols-2">
        {intro.map((paragraph) => (
          <p key={paragraph} className="text-lead">
            {paragraph}
          </p>
        ))}
      </div>
    </>
  )
}
