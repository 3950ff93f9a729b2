import { type FilmId, films } from '#content/media/films.ts'

/** What the dark theme does with the ground that a film is drawn on. */
export const filmGround = (id: FilmId) => ('onLight' in films[id] ? 'ink-art' : '')
