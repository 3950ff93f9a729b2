import type { PictureId } from '#content/media/picture-id.ts'
import { pictureShape } from '#content/media/picture-shapes.ts'
import { FirstPictureSource } from './first-picture-source.tsx'
import type { ImageFormat } from './media-store.ts'
import { imageUrl } from './media-url.ts'

type PictureProps = {
  id: PictureId
  /** How wide the picture is drawn, as the `sizes` attribute wants it. Vectors need none. */
  sizes?: string
  /** The page opens with it. */
  first?: boolean
  /** Empty where the text beside it says the same. */
  alt: string
  className?: string
}

export function Picture({ id, sizes = '100vw', first = false, alt, className }: PictureProps) {
  const { width, height, widths = [], formats } = pictureShape(id)
  const vector = formats.includes('svg')
  const sourceSet = (format: ImageFormat) =>
    widths.map((each) => `${imageUrl(id, { width: each, format })} ${each}w`).join(', ')
  const image = (
    <img
      src={imageUrl(id, vector ? { format: 'svg' } : {})}
      srcSet={vector ? undefined : sourceSet('webp')}
      sizes={vector ? undefined : sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? 'sync' : 'async'}
      className={className}
    />
  )
  if (!formats.includes('avif')) return image
  return (
    <picture className="contents">
      {first && (
        <FirstPictureSource
          id={id}
          file={imageUrl(id, { width: 800, format: 'avif' })}
          fileWidth={800}
        />
      )}
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} className="hidden" />
      {image}
    </picture>
  )
}
