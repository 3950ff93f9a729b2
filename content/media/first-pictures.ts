import { aboutFilm } from '../about.ts'
import { featuredArticle } from '../article-slugs.ts'
import { industries } from '../industries.ts'

/** What pages open with on a phone, by public id. For the build; a page names its own. */
export const firstPictures: readonly string[] = [
  aboutFilm.id,
  ...industries.map(({ film }) => film.id),
  `pictures/articles/${featuredArticle}`,
]
