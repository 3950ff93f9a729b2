import { aboutFilm } from '#content/about.ts'
import { Film } from '#site/ui/film.tsx'

type AboutHeroProps = { headline: string; intro: readonly string[] }

export function AboutHero({ headline, intro }: AboutHeroProps) {
  return (
    <>
      <div className="measure pt-12 md:pt-20">
        <h1 className="max-w-[20ch] text-hero">{headline}</h1>
      </div>
      <div className="relative mt-10 md:mt-14">
        <Film film={aboutFilm} className="mx-2 rounded-hero sm:mx-3.5" />
        <div className="measure">
          <div className="relative -mt-10 grid gap-5 rounded-card bg-paper p-6 sm:p-10 lg:-mt-24 lg:w-[38rem]">
            {intro.map((paragraph) => (
              <p key={paragraph} className="text-lead">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
