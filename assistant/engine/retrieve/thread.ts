import { isOutline, isWholeOutline } from '../../knowledge/passage.ts'
import type { PlanId } from '../../knowledge/site.ts'
import { isGuarded, isTalk } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import { MONEY } from '../state/asked-sum.ts'
import type { Quoted, State } from '../state/state.ts'
import { SLOT_CONCEPTS, TIES } from '../state/ties.ts'
import type { Reading } from '../understand/rank.ts'
import { figureLead, isCountedBy } from './asked-figure.ts'
import { askedKind, tells } from './asked-kind.ts'
import { EXAMPLE_CALLS } from './choose.ts'
import { contentWords } from './content-words.ts'
import { coverageOf, type Hit, isArticle, type PassageIndex, search, weighed } from './search.ts'

const MOST_WORDS = 16
/** How much of a question a sentence must hold: where it tells such a figure, and where it may tell anything. */
const LEAST_TELLING = 0.35
const LEAST = 0.55
/** In the paragraph that was quoted a question need hardly name anything again. */
const LEAST_BESIDE = 0.25
const TRUST = 0.3
const UNSURE = 0.5
const TELLING = 0.25
const COUNTED = 0.5
const BESIDE = 0.25
const UNDER_ONE_HEADING = 0.12
const BEHIND = 0.15
const SURE = 0.8
/** Who asks on rarely asks for the very sentence that was quoted. */
const JUST_TOLD = 0.1
const WHOLLY = 0.8

/** The sentence that was quoted, and the paragraph that it stands in, if those are English. */
export function toldBy(
  quoted: Quoted | null,
  { passages, blocks }: PassageIndex,
): { sentence: string; paragraph: string } | null {
  const passage = quoted && passages[quoted.at]
  if (!quoted || !passage || passage.language !== 'en') return null
  const [first, last] = blocks[quoted.at] ?? [quoted.at, quoted.at]
  const paragraph = passages.slice(first, last + 1).map(({ text }) => text)
  return { sentence: passage.text, paragraph: paragraph.join(' ') }
}

/** What an article or an example call says of the next question, before that is read as a step of a sum. */
export function onTheThread(
  whole: Reading,
  state: Pick<State, 'quoted' | 'quotedBeside' | 'frames'>,
  index: PassageIndex,
  language: Language,
): Hit | null {
  const quoted = state.quoted ?? state.quotedBeside
  if (language.romanisation || !quoted || !(isArticle(quoted.page) || isTold(quoted, index)))
    return null
  const { read, ranking, usage, slots } = whole
  const [first] = ranking
  const named = new Set(read.spotted.map(({ concept }) => concept))
  if (!first || isTalk(first.topic) || isGuarded(first.topic) || named.has('blog')) return null
  if (read.tokens.length > MOST_WORDS || slots.languages.length > 0) return null
  // 'How much do we save?' is asked of the bill.
  if (OF_MINE.test(read.normalised) || OF_THE_PRODUCT.test(read.normalised)) return null
  const isStory = OF_A_STORY.test(read.normalised)
  const isOurs = isOfOurPlans(named, read.unknown, slots.plans) && !isStory
  const kind = askedKind(read, named)
  if (isOurs && kind !== 'gain') return null
  // What stood beside another answer is asked on with a figure alone.
  if (!state.quoted && kind === null && !COUNTS.test(read.normalised)) return null
  // An amount that the page does not tell is one of theirs: a sum is worked out of it.
  if (usage.minutes !== null || usage.rupees !== null || usage.bare.length > 0) return null
  const words = weighed(contentWords(read, language), index)
  // A written call is short: whoever asks on is told it again, whatever they call it.
  const passage = index.passages[quoted.at]
  if (isStory && quoted.page === EXAMPLE_CALLS && passage && read.tokens.length <= SHORT_WORDS)
    return { passage, at: quoted.at, coverage: 1 }
  if (words.length === 0) return null
  const figures = figureLead(read)
  const from = index.passages[quoted.at]
  const [start, end] = index.blocks[quoted.at] ?? [quoted.at, quoted.at]
  const isBeside = (at: number) => at >= start && at <= end
  const lead = ({ passage, at, coverage }: Hit) =>
    (kind && tells(kind, passage.text) ? TELLING : 0) +
    (isCountedBy(figures(passage.text)) ? COUNTED : 0) +
    (at === quoted.at && coverage < WHOLLY ? -JUST_TOLD : 0) +
    (isBeside(at) ? BESIDE : passage.heading === from?.heading ? UNDER_ONE_HEADING : 0)
  const hits = index.passages
    .flatMap((passage, at): Hit[] =>
      passage.page === quoted.page &&
      passage.topic === null &&
      !isOutline(passage) &&
      !isWholeOutline(passage)
        ? [{ passage, at, coverage: coverageOf(words, at, index) }]
        : [],
    )
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.coverage + lead(b) - a.coverage - lead(a))
  const [best] = hits
  if (!best) return null
  if (!isArticle(quoted.page) && best.passage.heading !== from?.heading) return null
  // 'One agent costs how much?' is a question of ours, whatever the article counts with.
  const own = index.byTopic.get(first.topic)
  const isOwn = own !== undefined && coverageOf(words, own, index) >= best.coverage
  // 'How many days before?', beside a fact that tells it.
  const before = index.byTopic.get(state.frames.at(-1)?.topic ?? 'off-topic')
  const wasTold = before !== undefined && coverageOf(words, before, index) >= best.coverage
  if (!state.quoted && wasTold && !isStory) return null
  if (isOwn && first.certainty >= SURE && !isBeside(best.at) && !isStory) return null
  const isFigure =
    (kind !== null && tells(kind, best.passage.text)) || isCountedBy(figures(best.passage.text))
  const least = isFigure
    ? isBeside(best.at)
      ? LEAST_BESIDE
      : LEAST_TELLING
    : LEAST + TRUST * Math.max(0, first.certainty - UNSURE)
  const [other] = search(words, index)
  const isBehind = !isFigure && best.coverage + BEHIND < (other?.coverage ?? 0)
  if (best.coverage >= least && !isBehind && (kind !== 'gain' || isFigure)) return best
  // 'And the money that comes in from it?': whatever words it says that in, the paragraph tells one such figure.
  const isPointed = read.tokens.length <= FEW_WORDS && POINTS.test(read.normalised)
  const beside = hits.filter(({ at, passage }) => isBeside(at) && kind && tells(kind, passage.text))
  return isPointed && kind !== null ? (beside[0] ?? null) : null
}
const COUNTS = /\bhow (?:many|much)\b/
const SHORT_WORDS = 8
const FEW_WORDS = 12
const POINTS = /^(?:and|so|ok)\b|\b(?:it|its|that|there|this|they|them|their)\b/

/** An example call, or an example that is drawn on a page of ours: a story of its own, as an article is. */
const isTold = ({ page, at }: Quoted, { passages }: PassageIndex): boolean =>
  page === EXAMPLE_CALLS || /^example – /i.test(passages[at]?.heading ?? '')
/** 'Can it take a booking?' */
export const OF_THE_PRODUCT =
  /^(?:(?:and|so|ok|okay|but|then|also) )*(?:can|does|do|will|would|is|are|could) (?:it|you|u|your)\b/
const OF_MINE = /\b(?:i|me|my|mine|we|us|our|ours)\b/
/** What happened to somebody, and to whom: not what the visitor is to pay. */
const OF_A_STORY = /\b(?:did|was|were|they|them|their|he|him|his|she|her)\b/

/** 'And on Base for a year?' goes on with the sum, whatever the article says of Base. */
const isOfOurPlans = (
  named: ReadonlySet<Concept>,
  unknown: number,
  plans: readonly PlanId[],
): boolean =>
  unknown === 0 &&
  (plans.length > 0 || !named.has('how-much')) &&
  [...named].every((one) => TIES.has(one) || SLOT_CONCEPTS.has(one) || MONEY.includes(one))
