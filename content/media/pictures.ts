import { articleSlugs } from '../articles/all.ts'
import { industries } from '../industries/all.ts'
import { drawnPictures, type PictureId } from './picture-id.ts'

/** Every picture the site can show, by public id. For the build and the tests. */
export const pictureIds: readonly PictureId[] = [
  ...drawnPictures,
  ...articleSlugs.map((slug) => `pictures/articles/${slug}` as const),
  ...industries.map(({ slug }) => `pictures/industries/${slug}` as const),
]
