import type { PictureId } from '#content/media/picture-id.ts'
import { CannotMake } from '../tool.ts'
import { articleCovers } from './articles/series.ts'
import { fullBleed, mark, markMono, markReversed, wordmark, wordmarkReversed } from './logo.ts'
import { industryPictures } from './scenes/industries.ts'

const drawn: Readonly<Record<string, (() => string) | undefined>> = {
  'pictures/logo': mark,
  'pictures/logo-mono': markMono,
  'pictures/logo-reversed': markReversed,
  'pictures/logo-wordmark': wordmark,
  'pictures/logo-wordmark-reversed': wordmarkReversed,
  'pictures/social': fullBleed,
  ...articleCovers,
  ...industryPictures,
}

/** The pen behind a picture of the content. */
export function drawingOf(id: PictureId): string {
  const draw = drawn[id]
  if (!draw) throw new CannotMake(`Nothing draws ${id} yet: add it in media/pictures/.`)
  return draw()
}

/** An article need not have a cover of its own. */
export const isDrawn = (id: PictureId): boolean => drawn[id] !== undefined
