import {
  cloudMedia,
  cloudOrigin,
  type FilmFormat,
  type ImageFormat,
  ownMedia,
  type PosterFormat,
} from './media-store.ts'

/** Empty means that the site serves its own pictures and films. */
// Node runs this file too, and has no `import.meta.env`.
const cloudName: string = import.meta.env?.PUBLIC_MEDIA_CLOUD_NAME ?? ''
const store = cloudName ? cloudMedia(cloudName) : ownMedia

/** The host that pages may load pictures and films from, besides their own. */
export const mediaOrigin = (): string => (cloudName ? cloudOrigin : '')

type Asked<Format> = { format?: Format }

export function imageUrl(
  publicId: string,
  { width, format = 'webp' }: Asked<ImageFormat> & { width?: number } = {},
): string {
  return store.image(required(publicId, 'image'), format, width)
}

export function filmUrl(publicId: string, { format = 'webm' }: Asked<FilmFormat> = {}): string {
  return store.film(required(publicId, 'film'), format)
}

/** The still that stands for a film until it plays. */
export function posterUrl(publicId: string, { format = 'webp' }: Asked<PosterFormat> = {}): string {
  return store.poster(required(publicId, 'poster'), format)
}

function required(publicId: string, kind: string): string {
  if (!publicId) throw new Error(`Public ID is required to generate the ${kind} URL`)
  return publicId
}

/** Captions lie beside the film, and always come from the site: another host would need CORS. */
export const captionsUrl = (publicId: string, file: string) =>
  `/media/${publicId.slice(0, publicId.lastIndexOf('/') + 1)}${file}`
