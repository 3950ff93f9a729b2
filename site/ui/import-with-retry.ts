const PAUSE_MS = 1500

/** Loads a part of our code; on a bad line a second try, a moment later, often gets through. */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    return load()
  }
}
