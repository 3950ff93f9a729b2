import type { ServiceSection } from '#content/services.ts'
import { Film } from '#site/ui/film.tsx'
import { filmLook } from '#site/ui/film-look.ts'
import { hasSound, SoundFilm } from '#site/ui/sound-film.tsx'

/** Wide, then left, then right, then framed: no two films stand in the same place. */
const layouts = [
  'lg:grid-cols-1',
  'lg:grid-cols-[1.5fr_1fr] lg:items-center',
  'lg:grid-cols-[1fr_1.5fr] lg:items-center lg:[&>:first-child]:order-2',
  'lg:grid-cols-[1.5fr_1fr] lg:items-end rounded-hero bg-saffron-soft p-5 sm:p-10',
] as const

export function ServiceSections({ sections }: { sections: readonly ServiceSection[] }) {
  return sections.map(({ id, title, text, points, film }, place) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`measure section-gap grid gap-8 lg:gap-14 ${layouts[place]}`}
    >
      {hasSound(film) ? (
        <SoundFilm id={film} />
      ) : (
        <Film id={film} className={`rounded-card ${filmLook(film)}`} />
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
