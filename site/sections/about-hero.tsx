import type { Film } from '#content/media/film.ts'
import { SilentFilm } from '#site/ui/film.tsx'

type AboutHeroProps = { headline: string; intro: readonly string[]; film: Film }

/** The film is the ground of the headline, which stands in its sky. */
export function AboutHero({ headline, intro, film }: AboutHeroProps) {
  return (
    <>
      <div className="on-green relative mx-2 overflow-hidden rounded-hero bg-night text-on-green sm:mx-3.5">
        <h1 className="inner-measure relative z-10 pt-12 text-hero md:pt-16 [&>span]:max-w-[20ch]">
          <span className="block">{headline}</span>
        </h1>
        <SilentFilm film={film} first className="mx-auto max-w-[84rem] md:-mt-[5vw]" />
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
