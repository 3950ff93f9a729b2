import { aboutFilm } from '../about.ts'
import { heroFilm, heroPhoneFilm } from '../home.ts'
import { industries } from '../industries.ts'
import { services } from '../services.ts'
import type { FilmRecord } from './film.ts'

/** For the build, which needs them all; a page imports its own. */
export const films: readonly FilmRecord[] = [
  heroFilm,
  heroPhoneFilm,
  aboutFilm,
  ...services.sections.map(({ film }) => film),
  ...industries.map(({ film }) => film),
]
