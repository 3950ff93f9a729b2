import type { FactId } from '../../knowledge/facts.ts'
import { isWholeOutline, type Passage } from '../../knowledge/passage.ts'
import { isFact, isGuarded, isOutside, isTalk, type Topic } from '../../knowledge/topics.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import type { Frame } from '../understand/frame.ts'
import type { ReadText } from '../understand/read-text.ts'
import { namedLanguages } from '../understand/slots.ts'
import { contentWords, isBeginning, rootOf } from './content-words.ts'
import { type Before, goesOn } from './goes-on.ts'
import { asksForAll, inTheBlog, outlineFor } from './in-the-blog.ts'
import { CLEARLY, leanOf } from './lean.ts'
import {
  coverageOf,
  type Hit,
  isArticle,
  type PassageIndex,
  search,
  type Weighed,
  weighed,
} from './search.ts'
import { namesAPage, sumOfExample } from './sum-of-example.ts'

/** A text that answers a question. */
export type Place = { kind: 'topic' } | { kind: 'fact'; id: FactId } | { kind: 'passage'; hit: Hit }
/** Where the answer to a question stands; `other` is nearly as likely and is told after it. */
export type Source = (Place & { other?: Place }) | { kind: 'nothing' }

/** How much the ranking's certainty counts beside the words that a text covers. */
const TRUST = 0.2
const TRUST_IN_LEXICON = 0.8
/** A single word leads to a passage only if it is this rare on the site. */
const RARE = 5
const FEW_WORDS = 3
const LEAST_COVERAGE = 0.55
const LEAST_BESIDE = 0.4
const SAME_PAGE = 0.06
const CLEAR = 0.6
/** Below both, a fact is a mere guess. */
const GUESSED = 0.3
const UNCOVERED = 0.4
const SHORT_LEAD = 0.1
const LONG_SENTENCE = 200
/** Of two sentences that hold a question the shorter one says it. */
const brevity = ({ passage }: Hit) =>
  SHORT_LEAD * (1 - Math.min(1, passage.text.length / LONG_SENTENCE))

const FIGURE_LEAD = 0.15
/** 'Which number …': a sentence with a number says it. */
function figureLead(words: readonly Weighed[]) {
  const isAsked = words.some(({ roots }) => roots.some((root) => FIGURES.has(root)))
  return ({ passage }: Hit) => (isAsked && /\d/.test(passage.text) ? FIGURE_LEAD : 0)
}
const FIGURES: ReadonlySet<string> = new Set(
  'number percent percentage share count figure'.split(' ').map(rootOf),
)

/** A recipe is not looked for on our pages. */
const isElsewhere = ({ topic, named }: Frame) =>
  topic === 'off-topic' && ELSEWHERE.some((concept) => named.has(concept))
const ELSEWHERE: readonly Concept[] = [
  'weather',
  'market',
  'sport',
  'fun',
  'food',
  'own-ticket',
  'stars',
  'gadget',
  'goods',
]

/** 'Does Base have call recording?': the plans and their features tell it, and no sentence that names both. */
const isInTheTable = ({ topic, slots, named }: Frame) =>
  OF_FEATURES.has(topic) &&
  slots.plans.length > 0 &&
  slots.features.length > 0 &&
  !questionWords.some((word) => named.has(word))
const OF_FEATURES: ReadonlySet<Topic> = new Set<Topic>([
  'plan.feature',
  'voice.what',
  'appointments.what',
  'analytics',
  'recording',
  'summary',
  'app',
])

const hasSum = ({ usage }: Frame) =>
  usage.minutes !== null || usage.rupees !== null || usage.lines !== null || usage.agents !== null

/** 'We talk for 900 minutes' tells of no firm in an article. */
const OF_THEM = /\b(?:i|we|my|our)\b/

/** The topic's own text, unless another text of the site clearly covers the question better. */
export function sourceOf(
  frame: Frame,
  read: ReadText,
  index: PassageIndex,
  before: Before | null,
  language: Language,
): Source {
  const { topic, certainty } = frame
  const isOwnWay = isTalk(topic) || isGuarded(topic) || topic === 'their-order'
  if (isOwnWay || isElsewhere(frame) || isInTheTable(frame)) return { kind: 'topic' }
  const words = weighed(contentWords(read, language), index)
  const isEnglish = !language.romanisation
  const isTheirSum = hasSum(frame) && OF_THEM.test(read.normalised)
  const sum = isEnglish && !isTheirSum ? sumOfExample(words, read, index) : null
  if (sum) return { kind: 'passage', hit: sum, other: { kind: 'topic' } }
  const written = frame.named.has('blog') ? inTheBlog(words, read, index) : null
  // A fact of ours that names an article is told as such: it has no title to link to.
  if (written) return asPlace(written)
  if (hasSum(frame)) return { kind: 'topic' }
  // 'We sell sarees, is it made for us?' asks for no saree shop of ours.
  const isTheirs =
    topic.startsWith('industries.') && (frame.named.has('my-business') || frame.act === 'yes-no')
  // 'We run tours in Bhubaneswar. Does it speak Odia?' asks for the language.
  const isOfLanguage = topic === 'languages.one' && frame.slots.languages.length > 0
  const isSure = isOfLanguage && frame.act === 'yes-no' && certainty >= CLEAR
  const told = isTheirs || isSure ? null : inAnExampleCall(words, index)
  if (told) return { kind: 'passage', hit: told }
  if (isOfLanguage) return { kind: 'topic' }
  const continued = before && certainty < CLEAR ? goesOn(words, before, index, language) : null
  if (continued) return asPlace(continued)
  const at = index.byTopic.get(topic)
  const own = at === undefined ? 0 : coverageOf(words, at, index)
  const page = at === undefined ? null : index.passages[at]?.page
  const [named, all] = words.reduce(
    ([some, sum], { weight, concepts }) => [
      some + (concepts.length > 0 ? weight : 0),
      sum + weight,
    ],
    [0, 0],
  )
  // What was learned is trusted as far as the question's words are among those it was learned from.
  const lexicon = all === 0 ? 1 : named / all
  if (words.length < 2 && (words[0]?.weight ?? 0) < RARE) return { kind: 'topic' }
  // That one sentence holds many of a question's words by chance is unlikely.
  const length = Math.min(1, FEW_WORDS / Math.max(1, words.length))
  const stands = own + (TRUST + TRUST_IN_LEXICON * lexicon) * certainty * length
  const figures = figureLead(words)
  const isOfAPage = namesAPage(read.normalised)
  const lead = (hit: Hit) => brevity(hit) + figures(hit)
  const [best] = search(words, index)
    .filter(({ passage }) => (passage.topic ? isFact(passage.topic) : !isWholeOutline(passage)))
    // How another company does it is told where that is spoken of.
    .filter(({ passage }) => !OF_A_RIVAL.test(passage.text) || frame.named.has('rival'))
    .filter(({ passage }) => !isOfAPage || !isArticle(passage.page))
    .filter(
      ({ passage, coverage }) =>
        !isExampleCall(passage) || coverage >= SURELY_TOLD || SAMPLE.test(read.normalised),
    )
    .map((hit) => ({
      ...hit,
      score: hit.coverage + (hit.passage.page === page ? SAME_PAGE : 0),
    }))
    .sort((a, b) => b.score + lead(b) - a.score - lead(a))
  const isGuess = certainty < GUESSED && own < UNCOVERED && isFact(topic)
  const none: Source = isGuess ? { kind: 'nothing' } : { kind: 'topic' }
  if (!best || best.passage.topic === topic) return none
  // 'In the table on your store page': what stands there goes before what is told of such shops.
  const isOnThatPage = isOfAPage && best.passage.page === page && best.passage.topic === null
  if (isOnThatPage && best.coverage >= LEAST_COVERAGE)
    return { ...asPlace(best), other: { kind: 'topic' } }
  const lean = leanOf({
    best,
    topic,
    certainty,
    words: words.length,
    own,
    stands,
    isOwn: best.passage.language === language.tag || best.passage.asked !== undefined,
    isEnglish,
    goesOn: before !== null,
  })
  const found = (): Place =>
    asPlace((isEnglish && asksForAll(read) && outlineFor(words, best, index)) || best)
  const isClose = Math.abs(lean) < CLEARLY && none.kind === 'topic' && !isOutside(topic)
  if (lean > 0 && best.coverage >= LEAST_COVERAGE)
    return isClose ? { ...found(), other: { kind: 'topic' } } : found()
  return isClose && best.coverage >= LEAST_BESIDE ? { kind: 'topic', other: found() } : none
}

const OF_A_RIVAL = /; Bland \(/
export const EXAMPLE_CALLS = '/example-calls'
const SURELY_TOLD = 0.75
const SAMPLE = /\b(?:sample|example)\b/
/** One of the calls, word for word: hardly an answer to who does not ask for it. */
export const isExampleCall = ({ page, heading }: Passage) =>
  page === EXAMPLE_CALLS && heading.includes(' – ')

/** 'In the call of the clinic in Lucknow …': the call whose place is named, and something of it besides. */
function inAnExampleCall(words: readonly Weighed[], index: PassageIndex): Hit | null {
  const [best] = search(words, index, isExampleCall)
  if (!best) return null
  const held = words.filter(
    (word) =>
      // 'We run tours in Bhubaneswar, in Odia': the language of a call is no place.
      !word.concepts.some((concept) => concept in namedLanguages) &&
      word.roots.some((root) => !isBeginning(root) && best.passage.above.roots.includes(root)),
  )
  return held.some(({ weight }) => weight >= RARE) && held.length > 1 ? best : null
}

function asPlace(hit: Hit): Place {
  const { topic } = hit.passage
  return topic && isFact(topic) ? { kind: 'fact', id: topic } : { kind: 'passage', hit }
}
