import type { PictureId } from '#content/media/pictures.ts'
import { articleCovers } from './articles/series.ts'
import { featureFigures } from './features/figures.ts'
import { integrationFigures } from './integrations.ts'
import { fullBleed, mark, markMono, markReversed, wordmark, wordmarkReversed } from './logo.ts'
import { industryPictures } from './scenes/industries.ts'
import { servicePictures } from './scenes/services.ts'

/** The pen behind every picture in the content: a public id without one does not compile. */
export const drawings: Record<PictureId, () => string> = {
  'pictures/logo': mark,
  'pictures/logo-mono': markMono,
  'pictures/logo-reversed': markReversed,
  'pictures/logo-wordmark': wordmark,
  'pictures/logo-wordmark-reversed': wordmarkReversed,
  'pictures/social': fullBleed,
  ...articleCovers,
  ...integrationFigures,
  ...featureFigures,
  ...industryPictures,
  ...servicePictures,
}
