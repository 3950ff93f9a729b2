import { contactPath, demoPath } from '#content/facts/pages.ts'
import type { Film } from '#content/media/film.ts'
import type { Words } from '#content/words/words.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { SilentFilm } from '#site/ui/film.tsx'
import { CallCard } from './call-card.tsx'
import { VoiceRibbons } from './voice-ribbons.tsx'

type HeroProps = { words: Words['home']['hero']; film: Film; phoneFilm: Film }

/** The film lies over the drawn ribbons, which are all a calm or slow visitor needs. */
export function Hero({ words, film, phoneFilm }: HeroProps) {
  return (
    <section className="on-green relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5">
      <VoiceRibbons className="absolute inset-x-0 bottom-0 h-[62%] w-full" />
      <SilentFilm film={film} phoneFilm={phoneFilm} backdrop className="absolute! inset-0" />
      <div className="pointer-events-none absolute inset-0 bg-green-950/60 lg:bg-green-950/40" />
      <div className="inner-measure relative grid gap-x-10 gap-y-12 py-14 md:grid-cols-[1fr_27rem] md:py-20 lg:grid-cols-[1.12fr_1fr] lg:gap-x-16 lg:py-24">
        <div className="md:col-span-2 lg:col-span-1 lg:self-end">
          <p className="flex items-center gap-2.5 text-small text-green-300">
            <span className="size-2.5 rounded-full bg-saffron ring-4 ring-saffron/25" />
            {words.eyebrow}
          </p>
          <h1 className="mt-6 text-hero lg:max-xl:text-[3.5rem]">
            {words.headline.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-[34ch] text-lead text-on-green/85 sm:max-w-[46ch]">
            {words.subheadline}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={demoPath}>{words.primary}</ButtonLink>
            <ButtonLink to={contactPath} tone="outlineOnGreen">
              {words.secondary}
            </ButtonLink>
          </div>
        </div>
        <dl className="grid grid-cols-3 gap-x-5 sm:justify-start sm:gap-x-10 sm:max-md:grid-cols-[auto_auto_auto] md:max-lg:grid-cols-1 lg:grid-cols-[auto_auto_auto]">
          {words.figures.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-1 border-on-green/20 md:max-lg:border-t md:max-lg:pt-5"
            >
              <dt className="text-fine text-on-green-muted">{label}</dt>
              <dd className="figure-text text-[1.875rem] md:max-lg:text-figure">{figure}</dd>
            </div>
          ))}
        </dl>
        <CallCard call={words.call} />
      </div>
    </section>
  )
}
