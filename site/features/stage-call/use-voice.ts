import { useEffect, useMemo, useState } from 'react'
import type { LanguageCode } from '#content/facts/languages.ts'
import { castFor, useDeviceVoices } from './device-voices.ts'
import { type Recording, recordingOf } from './recordings.ts'
import type { Voice } from './voice.ts'

/** The device's own voice for the language, else the owner's recording, else none. */
export function useVoice(language: LanguageCode): Voice | null {
  const voices = useDeviceVoices()
  const cast = useMemo(() => castFor(voices, language), [voices, language])
  const [recording, setRecording] = useState<Recording | null>(null)

  useEffect(() => {
    if (cast) return
    let gone = false
    void recordingOf(language).then((found) => {
      if (!gone) setRecording(found)
    })
    return () => {
      gone = true
    }
  }, [cast, language])

  return useMemo(() => {
    if (cast) return { kind: 'device', cast }
    return recording ? { kind: 'recording', recording } : null
  }, [cast, recording])
}
