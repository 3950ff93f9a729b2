import { type FilmId, films } from '#content/media/films.ts'

/** How a film stands in its frame: its ground in the dark, and its control clear of the words. */
export function filmLook(id: FilmId): string {
  const ground = 'onLight' in films[id] ? 'ink-art' : ''
  const corner = 'clearCorner' in films[id] ? '[&>button]:right-auto [&>button]:left-4' : ''
  return `max-sm:[&>button]:bottom-2 max-sm:[&>button]:size-9 max-sm:[&>button]:right-2 ${ground} ${corner}`
}
