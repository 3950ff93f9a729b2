import { rupees } from '#content/format/rupees.ts'
import { isWholeOutline } from '../../knowledge/passage.ts'
import { isFact, isGuarded, isTalk } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import type { Frame } from '../understand/frame.ts'
import type { ReadText } from '../understand/read-text.ts'
import { figureLead, isCountedBy } from './asked-figure.ts'
import { EXAMPLE_CALLS, type Source } from './choose.ts'
import { contentWords } from './content-words.ts'
import type { Before } from './goes-on.ts'
import { coverageOf, type Hit, isArticle, type PassageIndex, search, weighed } from './search.ts'
import { OF_THE_PRODUCT } from './thread.ts'

/** How much of a question a sentence of that page must hold, the more so where another topic is sure. */
const LEAST = 0.35
const UNSURE = 0.5
const TRUST = 0.3
/** How far it may stay behind what another page holds. */
const BEHIND = 0.3
const SURE = 0.8
const FIGURE_LEAD = 0.1
const NEAR_LEAD = 0.1
const NEAR = 4
/** A question of a word or two that are counted there. */
const LEAST_COUNTED = 0.25
/** Speaks of those that the passage told of. */
const OF_THEM = /\b(?:he|him|his|she|her|they|them|their|theirs)\b/

/** Asks for a number, a time or a length. */
const FIGURES: ReadonlySet<Concept> = new Set<Concept>(['how-much', 'how-long', 'when', 'percent'])

/** After a sentence of a page was quoted, what that page says of the next question too. */
export function onTheSamePage(
  frame: Frame,
  read: ReadText,
  index: PassageIndex,
  before: Before,
  language: Language,
): Source | null {
  const { topic, certainty, usage, named } = frame
  const { quoted } = before
  // 'Can it take a booking?', after a line of an article, is asked of the product.
  const isOfTheProduct = OF_THE_PRODUCT.test(read.normalised) && certainty >= UNSURE
  if (isOfTheProduct && isFact(topic)) return null
  if (!quoted || isTalk(topic) || isGuarded(topic) || named.has('blog')) return null
  // 'And what do those visits cost, at ₹300 each?': an amount that the passage tells is none of theirs.
  const [first, last] = index.blocks[quoted.at] ?? [quoted.at, quoted.at]
  const told = index.passages.slice(first, last + 1).map(({ text }) => text)
  const isOfThePage = read.numbers.some((one) =>
    told.some((text) => `${text} `.includes(`${rupees(one)} `)),
  )
  const hasAmount = usage.minutes !== null || usage.rupees !== null
  if ((hasAmount && !isOfThePage) || frame.slots.languages.length > 0) return null
  // 'What is your phone number?', after a line of the FAQ: our own pages are known by their topics.
  const isACall = quoted.page === EXAMPLE_CALLS
  const isOurs = !isArticle(quoted.page) && !isACall
  if (isOurs && certainty >= SURE && topic !== 'off-topic') return null
  const words = weighed(contentWords(read, language), index).filter(
    ({ roots }) => !roots.some((root) => OF_THEM.test(root)),
  )
  if (words.length === 0) return null
  const asksFigure = [...named].some((one) => FIGURES.has(one))
  const figures = figureLead(read)
  const lead = ({ passage, at }: Hit) =>
    (asksFigure && /\d/.test(passage.text) ? FIGURE_LEAD : 0) +
    figures(passage.text) +
    NEAR_LEAD / (1 + Math.abs(at - quoted.at) / NEAR)
  const [best] = index.passages
    .flatMap((passage, at): Hit[] =>
      passage.page === quoted.page && passage.topic === null && !isWholeOutline(passage)
        ? [{ passage, at, coverage: coverageOf(words, at, index) }]
        : [],
    )
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.coverage + lead(b) - a.coverage - lead(a))
  if (!best) return null
  // Each example call is a story of its own.
  if (isACall && best.passage.heading !== index.passages[quoted.at]?.heading) return null
  // 'How many rooms did it have?': that sentence counts them.
  const isTold = isCountedBy(figures(best.passage.text)) && best.coverage >= LEAST_COUNTED
  if (isTold) return { kind: 'passage', hit: best }
  const [other] = search(words, index)
  const ofThem = OF_THEM.test(read.normalised)
  const least = LEAST + (ofThem ? 0 : TRUST * Math.max(0, certainty - UNSURE))
  const isBehind = !ofThem && best.coverage + BEHIND < (other?.coverage ?? 0)
  if (best.coverage < least || isBehind) return null
  return { kind: 'passage', hit: best }
}
