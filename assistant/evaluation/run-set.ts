import type { Reply } from '../engine/converse.ts'
import { answerWithFiles } from '../engine/files.ts'
import type { AssistantModel } from '../engine/model-file.ts'
import { newState, type State } from '../engine/state/state.ts'
import { languageOf } from '../languages/all.ts'
import { isInScript, judge, type Verdict } from './judge.ts'
import { type Row, textOf, voiceOf } from './row.ts'

export type Outcome = {
  row: Row
  answers: readonly string[]
  /** Every checked answer was right. */
  right: boolean
  /** It was not answered. */
  declined: boolean
  /** A total was told, and it was another one. */
  wrongBill: boolean
  /** It said yes where that was not right. */
  falseYes: boolean
  /** Every answer was in the language and letters of the visitor, or in those they changed to. */
  inVoice: boolean
  verdicts: readonly Verdict[]
}

/** What an engine answered, as much of it as is judged. */
export type Heard = Pick<Reply, 'text' | 'certainty'> & {
  voice: Voice
  /** The voice that the visitor asked for in so many words. */
  wanted: Voice | undefined
}
type Voice = { tag: string; script: 'native' | 'latin' }

/** Asks one row of a set, turn by turn, by the way that a visitor's messages take from a page in a language. */
export function runRow(row: Row, model: AssistantModel, pageLanguage = 'en'): Outcome {
  let state: State = newState
  const { signal } = new AbortController()
  const heard = row.turns.map((turn): Heard => {
    const question = { text: textOf(turn), attachments: [], state, pageLanguage, signal }
    const { text, certainty, voice, state: after } = answerWithFiles(question, model, state)
    state = after
    const own = { tag: voice.language.tag, script: voice.script }
    return { text, certainty, voice: own, wanted: after.asked?.voice }
  })
  return outcomeOf(row, heard)
}

/** Judges what any engine answered to the turns of a row. */
export function outcomeOf(row: Row, heard: readonly Heard[]): Outcome {
  const last = heard.at(-1)
  const verdicts = row.turns.flatMap((turn, i) => {
    const text = heard[i]?.text ?? ''
    const own = typeof turn === 'string' ? [] : [judge(turn, text)]
    return i === row.turns.length - 1 ? [...own, judge(row, text)] : own
  })
  const right = verdicts.every((verdict) => verdict.right)
  return {
    row,
    answers: heard.map(({ text }) => text),
    right,
    declined: last?.certainty === 'declined',
    wrongBill: row.kind === 'bill' && !right && /=\s*\**₹/.test(last?.text ?? ''),
    falseYes: row.kind === 'yesno' && !right && last !== undefined && opensWithYes(last),
    inVoice: heard.every((reply, i) => isInVoice(reply, row, textOf(row.turns[i] ?? ''))),
    verdicts,
  }
}

function isInVoice({ text, voice, wanted }: Heard, row: Row, asked: string): boolean {
  const expected = wanted ?? voiceOf(row)
  // Who goes on in other letters is answered in those.
  const follows = !isInScript(voiceOf(row), asked) && isInScript(voice, asked)
  return (voice.tag === expected.tag || follows) && isInScript(follows ? voice : expected, text)
}

function opensWithYes({ text, voice }: Heard): boolean {
  const { sentences, latinSentences } = languageOf(voice.tag)
  const words = [sentences.yes, latinSentences?.yes ?? sentences.yes]
  return words.some((word) => text.startsWith(word))
}
