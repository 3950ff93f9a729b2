import { converse, type Reply } from '../engine/converse.ts'
import type { AssistantModel } from '../engine/model-file.ts'
import { newState, type State } from '../engine/state/state.ts'
import { languageOf } from '../languages/all.ts'
import { isInScript, judge, type Verdict } from './judge.ts'
import { classOf, type Row, type RowClass, textOf, voiceOf } from './row.ts'

export type Outcome = {
  row: Row
  class: RowClass
  answers: readonly string[]
  /** Every checked answer was right. */
  right: boolean
  /** A product question that was not answered. */
  declined: boolean
  /** A total was told, and it was another one. */
  wrongBill: boolean
  /** It said yes where yes was forbidden. */
  falseYes: boolean
  /** Every answer was in the visitor's language and letters. */
  inVoice: boolean
  verdicts: readonly Verdict[]
}

/** Asks one row of a set, turn by turn. */
export function runRow(row: Row, model: AssistantModel): Outcome {
  const voice = voiceOf(row)
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
  const { yes } = languageOf(voice.tag).sentences
  return {
    row,
    class: classOf(row),
    answers: replies.map(({ text }) => text),
    right,
    declined: last?.certainty === 'declined',
    wrongBill: classOf(row) === 'bill' && !right && /=\s*\**₹/.test(last?.text ?? ''),
    falseYes: !right && verdicts.some(({ forbidden }) => forbidden.some((text) => isYes(text, yes))),
    inVoice: replies.every(({ text }) => isInScript(voice, text)) && last?.voice.language.tag === voice.tag,
    verdicts,
  }
}

const isYes = (text: string, yes: string) =>
  /^\s*(yes|haan|ji haan)\b/i.test(text) || text.trim().startsWith(yes.replace(/[.।]/g, ''))
