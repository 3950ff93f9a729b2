import type { LanguageCode } from '#content/facts/languages.ts'
import type { Timings } from './timeline.ts'

export type Recording = { url: string; timings: Timings }

type Recordings = Partial<Record<LanguageCode, Timings>>

const folder = '/media/recordings'
let asked: Promise<Recordings> | undefined

const canPlay = () => new Audio().canPlayType('audio/ogg; codecs=opus') !== ''

/** Asked for once, and only where a device has no voice of its own for a language. */
async function fetchRecordings(): Promise<Recordings> {
  const answer = await fetch(`${folder}/recordings.json`)
  return answer.ok ? answer.json() : {}
}

/** The recording that the owner has put there, if there is one and the browser can play it. */
export async function recordingOf(language: LanguageCode): Promise<Recording | null> {
  if (!canPlay()) return null
  asked ??= fetchRecordings()
  try {
    const timings = (await asked)[language]
    return timings ? { url: `${folder}/${language}.opus`, timings } : null
  } catch {
    // The line failed: the next language asks again.
    asked = undefined
    return null
  }
}
