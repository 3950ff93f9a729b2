import { films as pageFilms, services } from '../facts/films.ts'
import type { FilmFacts } from './film.ts'

/** For the build and the tests, which need them all. */
export const films: readonly FilmFacts[] = [
  ...Object.values(pageFilms),
  ...Object.values(services).map(({ film }) => film),
]
