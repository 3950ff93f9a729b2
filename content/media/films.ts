import { films as pageFilms, supportFilm } from '../facts/films.ts'
import type { FilmFacts } from './film.ts'

/** For the build and the tests, which need them all. */
export const films: readonly FilmFacts[] = [...Object.values(pageFilms), supportFilm]
