import { readArticles } from '../articles/all.ts'

/** What pages open with on a phone, by public id. For the build; a page names its own. */
export const firstPictures: readonly string[] = [
  ...readArticles()
    .filter(({ place }) => place === 'featured')
    .map(({ picture }) => picture),
]
