/**
 * Beside each other lie `<id>.webm` and `<id>.mp4`, and of a film with sound, which waits to be played, the posters
 * `<id>.avif` and `<id>.webp`, all of the stated size.
 */
export type FilmFacts = {
  /** Its public id. */
  id: `films/${string}`
  width: number
  height: number
  seconds: number
  sound?: true
}

/** `description` tells what the film shows, for those who do not see it. */
export type Film = FilmFacts & { description: string }

export type Captions = {
  /** BCP 47 */
  lang: string
  /** File name beside the film. */
  file: string
  label: string
}

/** What is said and heard stands in its captions, in one language or two. */
export type SoundFilm = Film & { captions: readonly Captions[] }
