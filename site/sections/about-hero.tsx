import type { Film } from '#content/media/film.ts'
import { SilentFilm } from '#site/ui/film.tsx'

type AboutHeroProps = { headline: string; intro: readonly string[]; film: Film }

/** The film has the page's own ground: the headline stands in its sky, the words below its line. */
export function AboutHero({ headline, intro, film }: AboutHeroProps) {
  return (
    <>
      <div className="measure relative z-10 pt-12 md:pt-20">
        <h1 className="max-w-[20ch] text-hero">{headline}</h1>
      </div>
      <SilentFilm film={film} first className="open-film mx-auto max-w-[100rem] md:-mt-[4vw]" />
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
