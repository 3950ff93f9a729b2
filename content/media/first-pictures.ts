import { readArticles } from '../articles/all.ts'
import { films } from '../facts/films.ts'

/** What pages open with on a phone, by public id. For the build; a page names its own. */
export const firstPictures: readonly string[] = [
  films.about.id,
  ...readArticles()
    .filter(({ place }) => place === 'featured')
    .map(({ picture }) => picture),
]
