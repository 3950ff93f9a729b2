import { hero, heroFilm, heroPhoneFilm } from '#content/home.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Film } from '#site/ui/film.tsx'
import { CallCard } from './call-card.tsx'
import { VoiceRibbons } from './voice-ribbons.tsx'

/** The film lies over the drawn ribbons, which are all a calm or slow visitor needs. */
export function Hero() {
  return (
    <section className="on-green relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5">
      <VoiceRibbons className="absolute inset-x-0 bottom-0 h-[62%] w-full" />
      <Film film={heroFilm} phoneFilm={heroPhoneFilm} backdrop className="absolute! inset-0" />
      <div className="pointer-events-none absolute inset-0 bg-green-950/40" />
      <div className="measure relative grid gap-14 px-2 py-14 sm:px-6 xl:px-10 md:py-20 lg:grid-cols-[1.12fr_1fr] lg:items-center lg:gap-16 lg:py-24">
        <div>
          <p className="flex items-center gap-2.5 text-small text-green-300">
            <span className="size-2.5 rounded-full bg-saffron ring-4 ring-saffron/25" />
            {hero.eyebrow}
          </p>
          <h1 className="mt-6 text-hero">
            {hero.headline.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-[34ch] text-lead text-on-green/85 sm:max-w-[46ch]">
            {hero.subheadline}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={hero.primary.to}>{hero.primary.label}</ButtonLink>
            <ButtonLink to={hero.secondary.to} tone="outlineOnGreen">
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <dl className="mt-11 grid grid-cols-[auto_auto] justify-start gap-x-10 gap-y-6 sm:grid-cols-[auto_auto_auto]">
            {hero.figures.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="max-w-[18ch] text-fine text-on-green-muted">{label}</dt>
                <dd className="figure-text text-[1.875rem]">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <CallCard call={hero.call} />
      </div>
    </section>
  )
}
