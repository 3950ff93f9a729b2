import { isUnstated, planTopics, type Topic } from '../../knowledge/topics.ts'
import { type Hit, isArticle } from './search.ts'

/** The best passage, and how much of the question the topic's own text holds beside it. */
export type Weighing = {
  best: Hit & { score: number }
  topic: Topic
  certainty: number
  /** How many words of the question say what it is about. */
  words: number
  /** The share of them that the topic's own text holds, and that with its certainty. */
  own: number
  stands: number
  /** Whether the passage is in the visitor's language, that is English, and something was said before. */
  isOwn: boolean
  isEnglish: boolean
  goesOn: boolean
}

/** Where neither text leads by this much, both are told. */
export const CLEARLY = 1

/** How much rather a passage says it than the topic's own text, from below to above 0. */
export const leanOf = (weighing: Weighing): number =>
  // In the middle of a conversation the ranking knows what is spoken of, and words alone do not.
  weighing.isEnglish && !weighing.goesOn ? leanByWords(weighing) : leanByRanking(weighing)

/** Answered from the table of plans: a passage must hold nearly all of a longer question. */
const OF_PLANS: ReadonlySet<Topic> = new Set<Topic>([...planTopics, 'minutes.extra', 'plan.period'])
const PLAN_WORDS = 4
const PLAN_COVERAGE = 0.8

/** By the share of the question's words that each holds. Fitted on the development questions. */
function leanByWords({ best, topic, own, certainty, words }: Weighing): number {
  const length = Math.min(words, MANY_WORDS) / MANY_WORDS
  const kind = OF_PLANS.has(topic) ? 2.1 : isUnstated(topic) ? 1 : 0
  return 3.8 * best.coverage - 3 * own - 2.5 * certainty + 3.5 * length - kind - 1.6
}
const MANY_WORDS = 6

/** Where the ranking decides, the other text is told beside it only if the ranking is in doubt. */
function leanByRanking(weighing: Weighing): number {
  const { best, certainty, isOwn } = weighing
  if (isClearer(weighing)) return certainty < HARDLY ? CLEARLY : CLEARLY / 2
  return certainty < DOUBTED && (isOwn || best.passage.topic) ? -CLEARLY / 2 : -CLEARLY
}
const HARDLY = 0.3
const DOUBTED = 0.6
const GUESSED = 0.45

/** Of another language hardly more than its concepts is compared: the ranking knows it better. */
function isClearer(weighing: Weighing): boolean {
  const { best, topic, stands, certainty, words, isOwn, isEnglish } = weighing
  const isOfPlans =
    OF_PLANS.has(topic) &&
    (words < PLAN_WORDS || (certainty >= GUESSED && best.coverage < PLAN_COVERAGE))
  return (
    !isOfPlans &&
    (isEnglish ||
      certainty < GUESSED ||
      best.coverage >= (isOwn ? COVERED_WELL : COVERED_WHOLLY)) &&
    best.score > stands + MARGIN &&
    (best.passage.topic !== null || isQuotable(weighing))
  )
}
const MARGIN = 0.05

/** A sentence of a page is quoted in its own language, and one of an article only for a question of some length. */
function isQuotable({ best, words, certainty, isOwn, goesOn }: Weighing): boolean {
  const ofAnArticle = isArticle(best.passage.page)
  // A few words in the middle of a conversation, or of another language, are not looked up in articles.
  if (ofAnArticle && (goesOn || !isOwn) && words < FEWEST_FOR_AN_ARTICLE) return false
  return (
    (isOwn || certainty < GUESSED) &&
    (words > 1 || certainty < GUESSED) &&
    (!ofAnArticle ||
      certainty < GUESSED ||
      (words >= FEWEST_FOR_AN_ARTICLE && best.coverage >= COVERED_BY_AN_ARTICLE))
  )
}
const COVERED_WHOLLY = 0.9
const COVERED_WELL = 0.75
const FEWEST_FOR_AN_ARTICLE = 4
const COVERED_BY_AN_ARTICLE = 0.7
