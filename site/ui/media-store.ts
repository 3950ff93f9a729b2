import { type PictureShape, pictureShape } from '#content/media/picture-shapes.ts'

export type ImageFormat = PictureShape['formats'][number]
export type FilmFormat = 'webm' | 'mp4'
export type PosterFormat = 'avif' | 'webp'

/** Where pictures and films lie. */
export type MediaStore = {
  image(publicId: string, format: ImageFormat, width?: number): string
  film(publicId: string, format: FilmFormat): string
  poster(publicId: string, format: PosterFormat): string
}

export const ownMedia: MediaStore = {
  image(publicId, format, width) {
    const shape = pictureShape(publicId)
    const stored = shape?.formats.includes(format) ? format : (shape?.formats[0] ?? format)
    const storedWidth = shape ? nearestWidth(shape.widths, width) : width
    return ownUrl(storedWidth ? `${publicId}-${storedWidth}` : publicId, stored)
  },
  film: ownUrl,
  poster: ownUrl,
}

function ownUrl(name: string, format: string): string {
  return `/media/${name}.${format}`
}

/** The narrowest stored picture that fills the asked width, else the widest there is. */
function nearestWidth(widths: readonly number[] = [], asked = Number.POSITIVE_INFINITY) {
  return widths.find((width) => width >= asked) ?? widths.at(-1)
}

export const cloudOrigin = 'https://res.cloudinary.com'

/** The service cuts pictures to size itself, and takes a poster from the film's first frame. */
export function cloudMedia(cloudName: string): MediaStore {
  const upload = (kind: 'image' | 'video') => `${cloudOrigin}/${cloudName}/${kind}/upload`
  return {
    image: (publicId, format, width) =>
      `${upload('image')}/f_${format}${width ? `,w_${width}` : ''}/${publicId}`,
    film: (publicId, format) => `${upload('video')}/${publicId}.${format}`,
    poster: (publicId, format) => `${upload('video')}/so_0/${publicId}.${format}`,
  }
}
