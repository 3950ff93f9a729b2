import type { FilmFacts } from '#content/media/film.ts'
import { posterUrl } from './media-url.ts'

type FilmPosterProps = { film: FilmFacts; alt: string; className: string }

export function FilmPoster({ film: { id, width, height }, alt, className }: FilmPosterProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={posterUrl(id, { format: 'avif' })} className="hidden" />
      <img
        src={posterUrl(id)}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
