import { type FilmId, films } from '#content/media/films.ts'
import { type PosterFormat, posterUrl } from './media-url.ts'

type FilmPosterProps = {
  id: FilmId
  phoneId?: FilmId | undefined
  priority?: boolean | undefined
  alt: string
  className: string
}

const formats: readonly PosterFormat[] = ['avif', 'webp']

export function FilmPoster({ id, phoneId, priority = false, alt, className }: FilmPosterProps) {
  const { width, height } = films[id]
  return (
    <picture className="contents">
      {phoneId &&
        formats.map((format) => (
          <source
            key={format}
            media="(max-width: 640px)"
            type={`image/${format}`}
            srcSet={posterUrl(phoneId, { format })}
            width={films[phoneId].width}
            height={films[phoneId].height}
            className="hidden"
          />
        ))}
      <source type="image/avif" srcSet={posterUrl(id, { format: 'avif' })} className="hidden" />
      <img
        src={posterUrl(id)}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
