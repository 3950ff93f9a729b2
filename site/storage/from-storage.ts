export const PLACE_KEY = 'place'
export const LANGUAGE_KEY = 'language'

/** What a browser keeps for one tab. */
export function fromTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

/** What a browser keeps for this site. It can be forbidden: then nothing outlives the page. */
export function fromStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
