import { converse, type Reply } from '../engine/converse.ts'
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

/** Asks one row of a set, turn by turn. */
export function runRow(row: Row, model: AssistantModel): Outcome {
  const replies: Reply[] = []
  const verdicts: Verdict[] = []
  let state: State = newState
  for (const [i, turn] of row.turns.entries()) {
    const reply = converse(textOf(turn), model, state)
    state = reply.state
    replies.push(reply)
    if (typeof turn !== 'string') verdicts.push(judge(turn, reply.text))
    if (i === row.turns.length - 1) verdicts.push(judge(row, reply.text))
  }
  const last = replies.at(-1)
  const right = verdicts.every((verdict) => verdict.right)
  return {
    row,
    answers: replies.map(({ text }) => text),
    right,
    declined: last?.certainty === 'declined',
    wrongBill: row.kind === 'bill' && !right && /=\s*\**₹/.test(last?.text ?? ''),
    falseYes: row.kind === 'yesno' && !right && last !== undefined && opensWithYes(last),
    inVoice: replies.every((reply, i) => isInVoice(reply, row, textOf(row.turns[i] ?? ''))),
    verdicts,
  }
}

function isInVoice({ text, voice, state }: Reply, row: Row, asked: string): boolean {
  const wanted = state.asked?.voice ?? voiceOf(row)
  const own = { tag: voice.language.tag, script: voice.script }
  // Who goes on in other letters is answered in those.
  const follows = !isInScript(voiceOf(row), asked) && isInScript(own, asked)
  return (own.tag === wanted.tag || follows) && isInScript(follows ? own : wanted, text)
}

function opensWithYes({ text, voice }: Reply): boolean {
  const { sentences, latinSentences } = languageOf(voice.language.tag)
  const words = [sentences.yes, latinSentences?.yes ?? sentences.yes]
  return words.some((word) => text.startsWith(word))
}
