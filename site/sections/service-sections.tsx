import { type Film, hasSound } from '#content/media/film.ts'
import type { Words } from '#content/words/words.ts'
import { SilentFilm } from '#site/ui/film.tsx'
import { SoundFilm } from '#site/ui/sound-film.tsx'

type Service = {
  id: string
  title: string
  text: string
  points: readonly string[]
  film: Film
}

/** Wide, then left, then right, then framed: no two films stand in the same place. */
const layouts = [
  'lg:grid-cols-1',
  'lg:grid-cols-[1.5fr_1fr] lg:items-center',
  'lg:grid-cols-[1fr_1.5fr] lg:items-center lg:[&>:first-child]:order-2',
  'lg:grid-cols-[1.5fr_1fr] lg:items-end rounded-hero bg-saffron-soft p-5 sm:p-10',
] as const

type ServiceSectionsProps = {
  services: readonly Service[]
  captionLabels: Words['service']['captions']
}

export function ServiceSections({ services, captionLabels }: ServiceSectionsProps) {
  return services.map(({ id, title, text, points, film }, place) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`measure section-gap grid gap-8 lg:gap-14 ${layouts[place]}`}
    >
      {hasSound(film) ? (
        <SoundFilm film={film} captionLabels={captionLabels} />
      ) : (
        <SilentFilm film={film} className="rounded-card" />
      )}
      <div className={place === 0 ? 'grid gap-x-20 gap-y-6 lg:grid-cols-2' : 'grid gap-6'}>
        <div>
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead text-muted">{text}</p>
        </div>
        <ul className="self-end">
          {points.map((point) => (
            <li key={point} className="border-ink/12 border-t py-3.5">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  ))
}
