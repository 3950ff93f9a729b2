import { type PictureShape, pictureShape } from '#content/media/picture-shapes.ts'

/** Empty means that the site serves its own pictures and films. */
// Node runs this file too, and has no `import.meta.env`.
const configuredCloudName: string = import.meta.env?.PUBLIC_MEDIA_CLOUD_NAME ?? ''

const cloudOrigin = 'https://res.cloudinary.com'

const cloudUrl = (cloudName: string, kind: 'image' | 'video') =>
  `${cloudOrigin}/${cloudName}/${kind}/upload`

/** The host that pages may load pictures and films from, besides their own. */
export const mediaOrigin = (): string => (configuredCloudName ? cloudOrigin : '')

export type ImageFormat = PictureShape['formats'][number]
type FilmFormat = 'webm' | 'mp4'
export type PosterFormat = 'avif' | 'webp'

export function imageUrl(
  publicId: string,
  { width, format = 'webp' }: { width?: number; format?: ImageFormat } = {},
  cloudName = configuredCloudName,
): string {
  if (!publicId) throw new Error('Public ID is required to generate the image URL')
  if (cloudName) {
    const change = width ? `f_${format},w_${width}` : `f_${format}`
    return `${cloudUrl(cloudName, 'image')}/${change}/${publicId}`
  }
  return ownImageUrl(publicId, format, width)
}

function ownImageUrl(publicId: string, format: ImageFormat, width: number | undefined) {
  const shape = pictureShape(publicId)
  const stored = shape?.formats.includes(format) ? format : (shape?.formats[0] ?? format)
  const storedWidth = shape ? nearestWidth(shape.widths, width) : width
  return storedWidth
    ? `/media/${publicId}-${storedWidth}.${stored}`
    : `/media/${publicId}.${stored}`
}

/** The narrowest stored picture that fills the asked width, else the widest there is. */
function nearestWidth(widths: readonly number[] = [], asked = Number.POSITIVE_INFINITY) {
  return widths.find((width) => width >= asked) ?? widths.at(-1)
}

export function filmUrl(
  publicId: string,
  { format = 'webm' }: { format?: FilmFormat } = {},
  cloudName = configuredCloudName,
): string {
  if (!publicId) throw new Error('Public ID is required to generate the film URL')
  return cloudName
    ? `${cloudUrl(cloudName, 'video')}/${publicId}.${format}`
    : `/media/${publicId}.${format}`
}

/** The still that stands for a film until it plays; the cloud takes it from the film's first frame. */
export function posterUrl(
  publicId: string,
  { format = 'webp' }: { format?: PosterFormat } = {},
  cloudName = configuredCloudName,
): string {
  if (!publicId) throw new Error('Public ID is required to generate the poster URL')
  return cloudName
    ? `${cloudUrl(cloudName, 'video')}/so_0/${publicId}.${format}`
    : `/media/${publicId}.${format}`
}

/** Captions lie beside the film, and always come from the site: another host would need CORS. */
export const captionsUrl = (publicId: string, file: string) =>
  `/media/${publicId.slice(0, publicId.lastIndexOf('/') + 1)}${file}`
