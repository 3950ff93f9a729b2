import { freeMinutes, statedPrices } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import { normalise } from '../text/normalise.ts'
import { sentencesOf } from '../understand/clauses.ts'
import type { Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import { disputesAFigure } from './as-disputed.ts'
import { isSum } from './follow-up.ts'
import { says } from './says.ts'
import type { State } from './state.ts'

const FEW_WORDS = 4
const SOME_WORDS = 9
/** 'That is good to know', and nothing after it. */
const PRAISES =
  /^(?:(?:ok|okay|oh|ah|hmm|yes|well|wow|and) )*(?:that ?'?s|that is|thats|its|it ?'?s) (?:really |very |quite |so )?(?:good|great|nice|helpful|fine|cool|useful|perfect|wonderful)(?: (?:to know|to hear|news|then))?\s?[.!]*$|^(?:(?:ok|oh) )*(?:good|nice|great) to (?:know|hear)\s?[.!]*$/

/** What a few words say of the conversation itself, where the ranking knows too little of them. */
export function shortTalk(reading: Reading, state: State): Topic | null {
  const {
    read,
    text,
    yesNo,
    usage,
    ranking: [likeliest],
  } = reading
  const { normalised, tokens } = read
  const words = tokens.filter(({ kind }) => kind !== 'sign').length
  const isAsked = yesNo || /\?\s*$/.test(text)
  if (disputesAFigure(reading, state)) return 'sure'
  if (doubtsTheSum(text, usage, state)) return 'sure'
  if (usage.signs.length > 0 || state.frames.length + state.waited + state.missed === 0) return null
  const isDoubt = isAsked || text.includes('?')
  if (isDoubt && words <= FEW_WORDS && read.unknown <= 1 && says('sure', normalised)) return 'sure'
  if (words <= SOME_WORDS && says('saidBefore', normalised) && !isAsked)
    return state.waited > 0 ? 'waiting' : 'wrong'
  // 'Let me talk to a person' puts nothing off.
  if (likeliest?.topic === 'person') return null
  if (PRAISES.test(normalised)) return 'ok'
  const isPutOff = says('putOff', normalised) || says('content', normalised)
  return words <= SOME_WORDS && isPutOff && !isAsked ? 'ok' : null
}

/** 'Are you sure? Pro has 500 free': what the site states beside it is no new number. */
function doubtsTheSum(text: string, { bare, minutes, rupees }: Usage, { frames }: State): boolean {
  const last = frames.at(-1)
  const [first = '', ...others] = sentencesOf(text)
  const isDoubt = first.endsWith('?') && first.split(/\s+/).length <= FEW_WORDS
  if (!last || !isSum(last) || others.length === 0 || !isDoubt) return false
  const told = [...bare, ...(minutes?.kind === 'stated' ? [minutes.minutes] : [])]
  const isNew = rupees !== null || told.some((one) => !STATED.has(one))
  return !isNew && !others.some((one) => one.endsWith('?')) && says('sure', normalise(first))
}
const STATED: ReadonlySet<number> = new Set<number>(
  [freeMinutes, statedPrices].flatMap((figures) => Object.values(figures)),
)
