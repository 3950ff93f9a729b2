const PAUSE_MS = 1500

/** Imports a lazy part of our code, with one retry: on a bad line the second try often gets through. */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    return load()
  }
}
