import type { FilmFacts } from '#content/media/film.ts'
import { FirstPictureSource } from './first-picture-source.tsx'
import type { PosterFormat } from './media-store.ts'
import { posterUrl } from './media-url.ts'

type FilmPosterProps = {
  film: FilmFacts
  phoneFilm?: FilmFacts | undefined
  first?: boolean | undefined
  alt: string
  className: string
}

const formats: readonly PosterFormat[] = ['avif', 'webp']

export function FilmPoster({ film, phoneFilm, first = false, alt, className }: FilmPosterProps) {
  const { id, width, height } = film
  return (
    <picture className="contents">
      {phoneFilm &&
        formats.map((format) => (
          <source
            key={format}
            media="(max-width: 640px)"
            type={`image/${format}`}
            srcSet={posterUrl(phoneFilm.id, { format })}
            width={phoneFilm.width}
            height={phoneFilm.height}
            className="hidden"
          />
        ))}
      {first && (
        <FirstPictureSource id={id} file={posterUrl(id, { format: 'avif' })} fileWidth={width} />
      )}
      <source type="image/avif" srcSet={posterUrl(id, { format: 'avif' })} className="hidden" />
      <img
        src={posterUrl(id)}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  )
}
