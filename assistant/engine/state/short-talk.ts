import type { Topic } from '../../knowledge/topics.ts'
import type { Reading } from '../understand/rank.ts'
import { says } from './says.ts'
import type { State } from './state.ts'

const FEW_WORDS = 4
const SOME_WORDS = 9

/** What a few words say of the conversation itself, where the ranking knows too little of them. */
export function shortTalk(
  { read, text, yesNo, usage, ranking: [likeliest] }: Reading,
  state: State,
): Topic | null {
  const { normalised, tokens } = read
  const words = tokens.filter(({ kind }) => kind !== 'sign').length
  const isAsked = yesNo || /\?\s*$/.test(text)
  if (usage.signs.length > 0 || state.frames.length + state.waited + state.missed === 0) return null
  const isDoubt = isAsked || text.includes('?')
  if (isDoubt && words <= FEW_WORDS && read.unknown <= 1 && says('sure', normalised)) return 'sure'
  if (words <= SOME_WORDS && says('saidBefore', normalised) && !isAsked)
    return state.waited > 0 ? 'waiting' : 'wrong'
  // 'Let me talk to a person' puts nothing off.
  if (likeliest?.topic === 'person') return null
  const isPutOff = says('putOff', normalised) || says('content', normalised)
  return words <= SOME_WORDS && isPutOff && !isAsked ? 'ok' : null
}
