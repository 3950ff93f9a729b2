import { isOutside, isTalk, subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { IndustryId } from '../../languages/named-concepts.ts'
import { resultOf } from '../answer/figures.ts'
import type { Part } from '../answer/part.ts'
import type { Settled } from '../answer/parts.ts'
import type { Hit } from '../retrieve/search.ts'
import type { Frame } from '../understand/frame.ts'
import { noUsage } from '../understand/usage.ts'
import { peopleAfter } from './people.ts'
import {
  type Details,
  type Load,
  type RememberedFrame,
  remembered,
  type State,
  type VoiceTag,
} from './state.ts'
import { isSameBill, sumIn } from './sums.ts'

const MOST_SOURCES = 3

/** What was said in a turn, by the visitor and to them. */
export type Turn = {
  settled: readonly Settled[]
  parts: readonly Part[]
  voice: VoiceTag
  asked: State['asked']
  details: Details
  loads: readonly Load[]
  /** The message, if it told of calls without their length. */
  counted: string | null
  /** The people whose salary it told. */
  people: number | null
  /** What one of theirs is paid. */
  wage: number | null
  /** The reply in short. */
  said: string
}

/** What is kept for the next message. */
export function nextState(state: State, turn: Turn): State {
  const { settled, parts, voice, asked, details, said } = turn
  const frames = settled.map(({ frame }) => frame)
  const kept = settled.filter((one) => isKept(one, state)).map(({ frame }) => frame)
  const wantsPerson = parts.some((part) => part.wantsPerson)
  const sources = parts.flatMap((part) => part.sources).slice(0, MOST_SOURCES)
  const memories = kept.map(remembered)
  const ofThePassage = told(turn)
  const sum = ofThePassage ?? memories.findLast(({ usage }) => usage.minutes?.kind === 'stated')
  const hasNewBill = sum !== undefined && !(state.sum && isSameBill(sum, state.sum))
  const { quoted, quotedBeside } = quotedIn(turn, ofThePassage !== null)
  const worked = frames.at(-1)?.figures
  return {
    version: 1,
    voice,
    asked,
    frames: kept.length > 0 ? memories : state.frames,
    offer: parts.findLast(({ offer }) => offer !== null)?.offer ?? null,
    listed: parts.findLast(({ listed }) => listed.length > 0)?.listed ?? state.listed,
    sources: sources.length > 0 ? sources : state.sources,
    said,
    person: { ...state.person, ...details, wanted: state.person.wanted || wantsPerson },
    before: spokenOfLast(turn, wantsPerson),
    industry: kept.map(industryOf).findLast((one) => one !== null) ?? state.industry,
    sum: sum ?? state.sum,
    sumBefore: hasNewBill && state.sum ? state.sum : state.sumBefore,
    sumFirst: state.sumFirst ?? sum ?? null,
    counted: turn.counted ?? (hasNewBill ? null : state.counted),
    loads: turn.loads.length > 0 ? turn.loads : state.loads,
    split: splitIn(frames) ?? state.split,
    people: peopleAfter(frames, hasNewBill, state, turn.people, turn.wage),
    reckoned: frames.at(-1)?.reckoning ?? null,
    worked: worked && worked.kind !== 'shares' ? resultOf(worked) : state.worked,
    quoted: quoted ?? (kept.length > 0 && worked === undefined ? null : state.quoted),
    quotedBeside: quotedBeside ?? (worked ? state.quotedBeside : null),
    waited: state.waited + (frames.some(({ topic }) => topic === 'waiting') ? 1 : 0),
    missed: frames.some(({ topic }) => topic === 'wrong') ? state.missed + 1 : 0,
  }
}

/** A yes to the person that was offered asks for a person: 'and how soon?' */
function spokenOfLast({ settled, details }: Turn, wantsPerson: boolean): State['before'] {
  if (Object.keys(details).length > 0 && wantsPerson) return 'details'
  const topic = settled[0]?.frame.topic ?? null
  return topic === 'yes' && wantsPerson ? 'person' : topic
}

/** One bill for each of several, of one month. */
function splitIn(frames: readonly Frame[]): State['split'] {
  const reckoning = frames.at(-1)?.reckoning
  return reckoning?.kind === 'total' && reckoning.months.every((one) => one === 1)
    ? reckoning.sums
    : null
}

/** The passage that was quoted last, by itself or beside another answer. */
function quotedIn(
  { settled, parts }: Turn,
  ofASum: boolean,
): Pick<State, 'quoted' | 'quotedBeside'> {
  const isTold = ({ passage }: Hit) =>
    parts.some(({ text }) => text.includes(passage.told ?? passage.text))
  const placed = (hit: Hit | undefined, hasSum: boolean) =>
    hit ? { page: hit.passage.page, at: hit.at, hasSum } : null
  const own = settled.flatMap(({ source }) => (source.kind === 'passage' ? [source.hit] : []))
  const beside = settled.flatMap(({ source }) =>
    source.kind !== 'nothing' && source.other?.kind === 'passage' ? [source.other.hit] : [],
  )
  return {
    quoted: placed(own.at(-1), ofASum),
    quotedBeside: placed(beside.findLast(isTold), false),
  }
}

/** The sum of a passage that was quoted. */
function told({ settled, parts }: Turn): RememberedFrame | null {
  const quoted = settled.findLast(({ source }) => source.kind === 'passage')
  const found = quoted && parts.map(({ text }) => sumIn(text)).findLast((one) => one !== null)
  if (!quoted || !found) return null
  const { plan, minutes } = found
  return {
    ...remembered(quoted.frame),
    topic: 'bill',
    plans: plan ? [plan] : [],
    usage: { ...noUsage, minutes },
  }
}

/** Small talk, what is not our business, and a guess that was not answered leave the subject as it was. */
function isKept({ frame: { topic }, source }: Settled, { frames }: State): boolean {
  if (isTalk(topic) || isOutside(topic) || source.kind === 'nothing') return false
  // 'That is a lot', 'by how much?': what was spoken of before stays.
  return !((topic === 'objection' || topic === 'difference') && frames.length > 0)
}

const TRADES: Partial<Record<string, IndustryId>> = {
  health: 'healthcare',
  store: 'online-store',
  travel: 'travel-booking',
  finance: 'financial-service',
}

/** The line of business that a question is asked of. */
export const industryOf = ({ slots, topic }: Frame): IndustryId | null =>
  slots.industries[0] ?? tradeOf(topic)

export const tradeOf = (topic: Topic): IndustryId | null => TRADES[subjectOf(topic)] ?? null
