import type { PictureId } from './picture-id.ts'

/**
 * How the pictures of a folder are stored. A raster is served as `/media/<id>-<width>.<format>`,
 * a vector as `/media/<id>.svg`.
 */
export type PictureShape = {
  width: number
  height: number
  /** Widths on disk, in rising order; a vector has none. */
  widths?: readonly number[]
  formats: readonly ('avif' | 'webp' | 'png' | 'svg')[]
}

const mark = { width: 64, height: 64, formats: ['svg'] } as const
const wordmark = { width: 212, height: 64, formats: ['svg'] } as const
const scene = { width: 400, height: 300, formats: ['svg'] } as const

const shapes: Readonly<Record<string, PictureShape | undefined>> = {
  logo: mark,
  'logo-mono': mark,
  'logo-reversed': mark,
  'logo-wordmark': wordmark,
  'logo-wordmark-reversed': wordmark,
  social: { width: 1024, height: 1024, widths: [512, 1024], formats: ['png'] },
  articles: { width: 1200, height: 675, widths: [400, 800, 1200], formats: ['avif', 'webp'] },
  industries: scene,
  services: scene,
}

/** By the second part of the public id: `pictures/articles/top-use-case` is an article's cover. */
export function pictureShape(id: PictureId): PictureShape
export function pictureShape(id: string): PictureShape | undefined
export function pictureShape(id: string): PictureShape | undefined {
  return shapes[id.split('/')[1] ?? '']
}
