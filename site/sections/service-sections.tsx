import type { ServicePage } from '#site/loaders/service.server.ts'
import { PauseButton } from '#site/ui/pause-button.tsx'
import { SoundFilm } from '#site/ui/sound-film.tsx'
import { ServiceConsole } from './service-console.tsx'
import { ServiceStyles } from './service-styles.tsx'

/** Wide, then left, then right, then framed: no two stand in the same place. */
const layouts = [
  'lg:grid-cols-1',
  'lg:grid-cols-[1.5fr_1fr] lg:items-center',
  'lg:grid-cols-[1fr_1.5fr] lg:items-center lg:[&>:first-child]:order-2',
  'lg:grid-cols-[1.5fr_1fr] lg:items-center rounded-hero bg-saffron-soft p-5 sm:p-10',
] as const

type ServiceSectionsProps = Pick<ServicePage, 'services' | 'ground' | 'example' | 'calendar'>

export function ServiceSections({ services, ground, example, calendar }: ServiceSectionsProps) {
  const firstCall = services.findIndex(({ shown }) => 'call' in shown)
  const sections = services.map(({ id, title, text, points, shown }, place) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`measure section-gap grid gap-8 max-lg:[&>:first-child]:order-2 lg:gap-14 ${layouts[place]}`}
    >
      {'film' in shown ? (
        <SoundFilm film={shown.film} label={example} className="service-film" />
      ) : (
        <ServiceConsole
          call={shown.call}
          writes={shown.writes}
          calendar={calendar}
          ground={ground}
          example={example}
          control={place === firstCall && <PauseButton />}
        />
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
  return (
    <>
      <ServiceStyles />
      {sections}
    </>
  )
}
