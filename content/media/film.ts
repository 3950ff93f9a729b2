type Captions = {
  /** BCP 47 */
  lang: 'en' | 'hi'
  /** File name beside the film. */
  file: string
}

/**
 * Beside each other lie `<id>.webm`, `<id>.mp4` and the posters `<id>.avif` and `<id>.webp`, all of
 * the stated size.
 */
export type FilmFacts = {
  /** Its public id. */
  id: `films/${string}`
  width: number
  height: number
  seconds: number
  /** Of what is said and heard: a film without captions is silent. */
  captions?: readonly Captions[]
}

/** `description` tells what the film shows, for those who do not see it. */
export type Film = FilmFacts & { description: string }

export type SoundFilm = Film & { captions: readonly Captions[] }

export const hasSound = <Shown extends FilmFacts>(
  film: Shown,
): film is Shown & { captions: readonly Captions[] } => film.captions !== undefined
