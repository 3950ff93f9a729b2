import type { Cast } from './device-voices.ts'
import { type TimedTurn, type TimedWord, wordAt } from './timeline.ts'

/** What the voice tells of its way through the call. */
export type Spoken = {
  turnBegun(turn: TimedTurn): void
  /** Not every voice tells its words. */
  wordBegun(word: TimedWord): void
  turnEnded(turn: TimedTurn): void
  failed(): void
}

const BREATH_MS = 350
// A voice that was promised may still not speak: then the words go on alone.
const STARTS_WITHIN_MS = 4000
const ENDS_WITHIN_TIMES = 4

/** Has the turns spoken by the device, one after the other. Returns how to stop it. */
export function speak(turns: readonly TimedTurn[], cast: Cast, spoken: Spoken): () => void {
  const synthesis = window.speechSynthesis
  // Some browsers forget an utterance that nobody holds, and its events with it.
  const held = new Set<SpeechSynthesisUtterance>()
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    synthesis.cancel()
  }
  const fail = () => {
    if (stopped) return
    stop()
    spoken.failed()
  }

  const say = (place: number) => {
    const turn = turns[place]
    if (!turn || stopped) return
    const { voice, pitch } = cast[turn.speaker]
    const utterance = Object.assign(new SpeechSynthesisUtterance(turn.text), { voice, pitch })
    utterance.lang = voice.lang
    utterance.onstart = () => {
      if (stopped) return
      clearTimeout(timer)
      timer = setTimeout(fail, (turn.until - turn.from) * 1000 * ENDS_WITHIN_TIMES)
      spoken.turnBegun(turn)
    }
    utterance.onboundary = ({ name, charIndex }) => {
      const word = wordAt(turn, charIndex)
      if (!stopped && word && name !== 'sentence') spoken.wordBegun(word)
    }
    utterance.onend = () => {
      if (stopped) return
      clearTimeout(timer)
      spoken.turnEnded(turn)
      timer = setTimeout(() => say(place + 1), BREATH_MS)
    }
    utterance.onerror = fail
    held.add(utterance)
    timer = setTimeout(fail, STARTS_WITHIN_MS)
    synthesis.speak(utterance)
  }

  // What another page or an earlier call left in the queue would be heard first.
  synthesis.cancel()
  say(0)
  return stop
}
