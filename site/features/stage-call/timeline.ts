import type { ShownCall, Speaker, Turn } from '#content/example-calls/example-call.ts'

export type Span = { from: number; until: number }
export type TimedWord = Span & {
  text: string
  /** The chunk it belongs to: the English of a chunk is lit with its words. */
  chunk: number
  /** Where it begins in the turn's text, as a device voice counts. */
  at: number
}
export type TimedTurn = Span & { speaker: Speaker; text: string; words: readonly TimedWord[] }
export type Timeline = { seconds: number; turns: readonly TimedTurn[]; outcomeAt: number }

/** When each turn of a recording is spoken, in seconds. */
export type Timings = { seconds: number; turns: readonly Span[] }

/** What is to be seen at one moment of a call. */
export type Moment = {
  turn: number
  /** How many of the turn's words have been begun; the last of them is being spoken. */
  begun: number
  /** Whether the last word begun is still being spoken. */
  speaking: boolean
  outcome: boolean
}

const SECONDS_BETWEEN_TURNS = 0.35

/** As much of a call as its times depend on. */
export type TimedCall = Pick<ShownCall, 'turns'> & { outcome: Pick<ShownCall['outcome'], 'at'> }

/** A call on a clock: by the recording's own timings, else by the seconds of its record. */
export function timelineOf({ turns, outcome }: TimedCall, timings?: Timings): Timeline {
  const spans = timings?.turns ?? estimatedSpans(turns)
  const timed = turns.map((turn, place) => timedTurn(turn, spans[place] ?? { from: 0, until: 0 }))
  const settled = timed[outcome.at.turn]?.words.find(({ chunk }) => chunk === outcome.at.chunk)
  const seconds = timings?.seconds ?? spans.at(-1)?.until ?? 0
  return { seconds, turns: timed, outcomeAt: settled?.from ?? seconds }
}

function estimatedSpans(turns: readonly Turn[]): Span[] {
  let from = 0
  return turns.map(({ seconds }) => {
    const span = { from, until: from + seconds }
    from = span.until + SECONDS_BETWEEN_TURNS
    return span
  })
}

/** Words take time by their letters; vowel signs are heard with the letter that carries them. */
function timedTurn({ speaker, chunks }: Turn, { from, until }: Span): TimedTurn {
  const texts = chunks.flatMap(([own], chunk) => own.split(' ').map((text) => ({ text, chunk })))
  const lengths = texts.map(({ text }) => spokenLetters(text))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let passed = 0
  let at = 0
  const words = texts.map(({ text, chunk }, place) => {
    const start = from + ((until - from) * passed) / whole
    passed += lengths[place] ?? 0
    const word = { text, chunk, at, from: start, until: from + ((until - from) * passed) / whole }
    at += text.length + 1
    return word
  })
  return { speaker, from, until, words, text: texts.map(({ text }) => text).join(' ') }
}

const spokenLetters = (word: string): number => Math.max(1, word.match(/\p{L}/gu)?.length ?? 0)

export function momentAt({ turns, outcomeAt }: Timeline, t: number): Moment {
  const turn = Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= t),
  )
  const words = turns[turn]?.words ?? []
  const begun = t > 0 ? words.filter(({ from }) => from <= t).length : 0
  const speaking = begun > 0 && t < (words[begun - 1]?.until ?? 0)
  return { turn, begun, speaking, outcome: t > 0 && t >= outcomeAt }
}

export const sameMoment = (one: Moment, other: Moment): boolean =>
  one.turn === other.turn &&
  one.begun === other.begun &&
  one.speaking === other.speaking &&
  one.outcome === other.outcome

/** How much of the word that is being spoken has been said, from 0 to 1. */
export function shareOfWord({ turns }: Timeline, { turn, begun }: Moment, t: number): number {
  const word = turns[turn]?.words[begun - 1]
  return word ? Math.min(1, Math.max(0, (t - word.from) / (word.until - word.from))) : 0
}

/** Which word a device voice has come to, from its place in the turn's text. */
export const wordAt = ({ words }: TimedTurn, place: number): TimedWord | undefined =>
  words.findLast(({ at }) => at <= place)
