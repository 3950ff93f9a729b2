import { type SpokenLanguage, spokenLanguages } from '../../knowledge/site.ts'
import { groupOf, subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import { type Classifier, scoresOf, softmax } from '../classify/classifier.ts'
import { featuresOf } from '../classify/features.ts'
import { evidenceOf } from './evidence.ts'
import {
  withFigure,
  withLines,
  withOpenEnd,
  withOwnCalls,
  withPrice,
  withRate,
} from './figure-facts.ts'
import { addFollowUps } from './follow-up-scores.ts'
import { withOwnTrade } from './own-trade.ts'
import { plansByPrice } from './plans-by-price.ts'
import type { Ranked } from './ranked.ts'
import { type ReadText, readText } from './read-text.ts'
import { type Slots, slotsOf } from './slots.ts'
import { mayBeTalk } from './small-talk.ts'
import { tellsOfOthers } from './tells-of-others.ts'
import { mayBeDespair, mayBeUrgent } from './urgent.ts'
import { type Usage, usageIn } from './usage.ts'
import { weightOfBefore } from './weight-of-before.ts'
import { withWork } from './work-told.ts'
import { asksYesOrNo } from './yes-no.ts'

/** A text or a part of it, and what it is likely to be about. */
export type Reading = {
  text: string
  read: ReadText
  slots: Slots
  usage: Usage
  yesNo: boolean
  /** The likeliest topics, best first. */
  ranking: readonly Ranked[]
}

const KEPT = 6
const SAME_SUBJECT = 0.8

/** `lean` tells how much likelier the subject of before is, where more is known than the text shows. */
export type Ranker = (text: string, before: Topic | null, lean?: number) => Reading

export function createRanker(
  { topics, followUps }: { topics: Classifier; followUps: Classifier },
  language: Language,
): Ranker {
  return (text, before, lean) => {
    const read = readText(text, language)
    const usage = withWork(usageIn(text, read, language), read)
    const evidence = evidenceOf(read, usage.signs)
    const scores = scoresOf(topics, featuresOf(evidence, topics.size))
    if (before) addFollowUps(scores, { evidence, before, words: read.tokens.length }, followUps)
    const shares = softmax(scores, topics.temperature)
    const yesNo = asksYesOrNo(read, language)
    const named = slotsOf(read)
    // 'Does it speak Telugu?', asked in Telugu, does not ask to be answered in it.
    const ofOwn =
      yesNo &&
      read.spotted.some(({ concept }) => concept === 'reply-in') &&
      !named.otherLanguage &&
      named.languages.every((one) => one === language.tag)
    const slots = ofOwn && isSpoken(language.tag) ? { ...named, languages: [language.tag] } : named
    const likely = ranked(
      topics.labels as readonly Topic[],
      shares,
      before,
      lean ?? weightOfBefore(read),
    ).filter(
      ({ topic, certainty }) =>
        !(topic === 'reply-in' && (ofOwn || tellsOfOthers(read))) &&
        !(topic === 'emergency' && !mayBeUrgent(read, certainty)) &&
        !(topic === 'despair' && !mayBeDespair(read)) &&
        (topic === 'rival.price' ? namesRival(read) : mayBeTalk(topic, read)),
    )
    const byPercent = withFigure(likely, usage.percent, read)
    // 'Recording in the 5999 plan?' does not ask what the figure is.
    const isOfSum = usage.months !== null || usage.minutes !== null
    const isOfFeature = (named.features.length > 0 || isOfSum) && plansByPrice(read).length > 0
    const byFigure = isOfFeature ? byPercent : withPrice(byPercent, usage.bare)
    const byCount = withLines(
      withOwnCalls(withOpenEnd(byFigure, read.normalised), usage, read),
      read,
    )
    const ranking = withOwnTrade(withPatient(withRate(byCount, usage, read), read), {
      read,
      slots,
      usage,
      yesNo,
    })
    return { text, read, usage, slots, yesNo, ranking }
  }
}

/** What a patient asks the agent is no illness of the visitor's. */
function withPatient(ranking: readonly Ranked[], { spotted }: ReadText): readonly Ranked[] {
  const named = new Set(spotted.map(({ concept }) => concept))
  const [first] = ranking
  const isAsked =
    (named.has('medical-advice') || named.has('my-symptom')) &&
    (named.has('patient') || (named.has('ai') && named.has('caller')))
  return isAsked && first && TAKEN_FOR_ADVICE.has(first.topic)
    ? [{ topic: 'health.advice', certainty: ADVICE }, ...ranking]
    : ranking
}
const ADVICE = 0.8
const TAKEN_FOR_ADVICE: ReadonlySet<Topic> = new Set<Topic>([
  'medical',
  'off-topic',
  'industries.healthcare',
])

const isSpoken = (tag: string): tag is SpokenLanguage =>
  (spokenLanguages as readonly string[]).includes(tag)

/** Another company's price is asked only where another company is named. */
const namesRival = ({ spotted }: ReadText) => spotted.some(({ concept }) => RIVALS.has(concept))
const RIVALS: ReadonlySet<Concept> = new Set<Concept>([
  'rival',
  'crm-product',
  'help-desk-product',
  'shop-product',
  'messaging-product',
])

function ranked(
  labels: readonly Topic[],
  shares: Float32Array,
  before: Topic | null,
  weight: number,
): Ranked[] {
  const subject = before ? subjectOf(before) : null
  const weighed = labels.map((topic, i) => ({
    topic,
    certainty:
      (shares[i] as number) * (subject !== null && subjectOf(topic) === subject ? weight : 1),
  }))
  const total = weighed.reduce((sum, { certainty }) => sum + certainty, 0)
  const best = weighed
    .map(({ topic, certainty }) => ({ topic, certainty: certainty / total }))
    .sort((a, b) => b.certainty - a.certainty)
  const [first] = best
  if (!first) return []
  // Between topics of one subject the doubt is small: the subject's certainty counts.
  const group = groupOf(first.topic)
  const together = best
    .filter(({ topic }) => groupOf(topic) === group)
    .reduce((sum, { certainty }) => sum + certainty, 0)
  return [
    { topic: first.topic, certainty: Math.max(first.certainty, together * SAME_SUBJECT) },
    ...best.slice(1, KEPT),
  ]
}
