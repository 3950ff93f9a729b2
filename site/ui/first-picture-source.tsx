import { firstPictures } from 'virtual:first-pictures'
import { mediaOrigin } from './media-url.ts'

type FirstPictureSourceProps = { id: string; file: string; fileWidth: number }

/**
 * On a phone the picture that a page opens with is inlined, and painted with the page's words.
 * Hydration keeps what the page came with; who moves within the site gets the file.
 */
export function FirstPictureSource({ id, file, fileWidth }: FirstPictureSourceProps) {
  return (
    <source
      media="(max-width: 640px)"
      type="image/avif"
      sizes="100vw"
      srcSet={(!mediaOrigin() && firstPictures[id]) || `${file} ${fileWidth}w`}
      className="hidden"
      suppressHydrationWarning
    />
  )
}
