type Captions = {
  /** BCP 47 */
  lang: 'en' | 'hi'
  label: string
  /** File name beside the film. */
  file: string
}

/**
 * Beside each other lie `<id>.webm`, `<id>.mp4` and the posters `<id>.avif` and `<id>.webp`, all of
 * the stated size.
 */
export type FilmRecord = {
  /** Its public id. */
  id: `films/${string}`
  width: number
  height: number
  seconds: number
  /** What the film shows, for those who do not see it. */
  description: string
  /** Of what is said and heard: a film without captions is silent. */
  captions?: readonly Captions[]
  /** Drawn on a light ground, which the dark theme turns dark. */
  onLight?: true
  /** Where the control covers nothing, if not on the right. */
  clearCorner?: 'left'
}

export type SoundFilmRecord = FilmRecord & { captions: readonly Captions[] }

export const hasSound = (film: FilmRecord): film is SoundFilmRecord => film.captions !== undefined
