import type { Language } from '../../languages/language.ts'
import type { Source } from '../retrieve/choose.ts'
import { sampleCall } from '../retrieve/sample-call.ts'
import type { PassageIndex } from '../retrieve/search.ts'
import { onTheThread, toldBy } from '../retrieve/thread.ts'
import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { leant } from './leant.ts'
import { ofTheFigures } from './of-the-figures.ts'
import type { State } from './state.ts'

/** What goes on with a page that was quoted: worked out from its figures, or told by it. */
export function ofThePage(
  whole: Reading,
  state: State,
  index: PassageIndex,
  language: Language,
): { frame: Frame; source: Source } | null {
  const quoted = state.quoted ?? state.quotedBeside
  const figures = ofTheFigures(whole, toldBy(quoted, index), state)
  if (figures)
    return {
      frame: { ...leant(whole, { topic: 'difference' }), figures },
      source: { kind: 'topic' },
    }
  const hit =
    sampleCall(whole, state, index, language) ?? onTheThread(whole, state, index, language)
  const topic = whole.ranking[0]?.topic ?? 'off-topic'
  return hit ? { frame: leant(whole, { topic }), source: { kind: 'passage', hit } } : null
}
