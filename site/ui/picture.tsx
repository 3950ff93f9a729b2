import { type PictureId, type PictureRecord, pictures } from '#content/media/pictures.ts'
import { type ImageFormat, imageUrl } from './media-url.ts'

type PictureProps = {
  id: PictureId
  /** How wide the picture is drawn, as the `sizes` attribute wants it. Vectors need none. */
  sizes?: string
  /** The first picture of a page: loaded at once and before the others. */
  priority?: boolean
  /** Instead of the words in the content; empty where the text beside it says the same. */
  alt?: string
  className?: string
}

export function Picture({ id, sizes = '100vw', priority = false, alt, className }: PictureProps) {
  const record: PictureRecord = pictures[id]
  const vector = record.formats.includes('svg')
  const image = (
    <img
      src={imageUrl(id, vector ? { format: 'svg' } : {})}
      srcSet={vector ? undefined : sourceSet(id, record, 'webp')}
      sizes={vector ? undefined : sizes}
      width={record.width}
      height={record.height}
      alt={alt ?? record.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
  if (!record.formats.includes('avif')) return image
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={sourceSet(id, record, 'avif')}
        sizes={sizes}
        className="hidden"
      />
      {image}
    </picture>
  )
}

const sourceSet = (id: PictureId, { widths = [] }: PictureRecord, format: ImageFormat) =>
  widths.map((width) => `${imageUrl(id, { width, format })} ${width}w`).join(', ')
