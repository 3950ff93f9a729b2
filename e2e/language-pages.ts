import { otherPagePaths } from '../scripts/build/page-paths.ts'

const every = otherPagePaths()
/** Of each language, the page that stands where none of the languages before had theirs. */
const sample = [...new Set(every.map(languageOf))].map((language, place) => {
  const pages = every.filter((path) => languageOf(path) === language)
  return pages[(place * 3) % pages.length] as string
})

function languageOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** Pages in other languages that a browser walks: one of each, or all of them in `npm run check -- all-languages`. */
export const languagePages = process.env.ALL_LANGUAGES ? every : sample
