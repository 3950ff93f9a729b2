import { groupOf, isFact, isOutside, isTalk, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { completed, distinct } from './complete.ts'
import { actOf, type Frame } from './frame.ts'
import { isBare, type Ranker, type Reading } from './rank.ts'

const MOST_FRAMES = 4
const MOST_SENTENCES = 16
const MOST_CLAUSES = 8
const SURE_OF_A_PART = 0.4
const CLEAR = 0.8
const SURE_OF_ALL = 0.95
const CLEAR_BESIDE = 0.6
const PLAIN = 0.85
/** Topics that a sentence asks as a whole, whatever its parts look like by themselves. */
const WHOLE: ReadonlySet<Topic> = new Set<Topic>([
  'plans.compare',
  'plans.recommend',
  'bill',
  'languages.one',
  'languages.mix',
  'product.channels',
  'email.drafts',
  'off-topic',
  'their-order',
  'injection',
  'abuse',
  'details',
  'person',
  'waiting',
  'wrong',
])
/** Of these, a sum may well stand beside another question. */
const SUMMED: ReadonlySet<Topic> = new Set<Topic>(['bill', 'plans.compare', 'plans.recommend'])
/** What a sentence beside the question merely tells: 'We run a hotel. We get 50 calls a day.' */
const BACKGROUND: ReadonlySet<string> = new Set([
  'industries',
  'lines',
  'voice',
  'agent',
  'product',
  'appointments',
  'bill',
  'speed',
  'availability',
  'delivery',
  'health',
  'store',
  'travel',
  'finance',
  'company',
  'off-topic',
  'languages',
])
const ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'how-much',
  'how-long',
  'how',
  'what',
  'which',
  'who',
  'when',
  'where',
  'why',
  'tell',
  'suggest',
  'compare',
])
/** The questions of a message, in their order. */
export function understand(text: string, rank: Ranker, before: Topic | null): Frame[] {
  const whole = rank(text, before)
  if (whole.read.spotted.some(({ concept, exact }) => exact && concept === 'despair'))
    return [frameOf({ ...whole, ranking: [{ topic: 'despair', certainty: 1 }] })]
  if (needsHelpNow(whole))
    return [frameOf({ ...whole, ranking: [{ topic: 'emergency', certainty: 1 }] })]
  const sentences = sentencesOf(text).slice(0, MOST_SENTENCES)
  // What stands in the blog is looked for with every word of the message.
  const isOfBlog = whole.read.spotted.some(({ concept }) => concept === 'blog')
  const told =
    sentences.length > 1 && !isOfBlog ? sentences.map((sentence) => rank(sentence, before)) : []
  const readings =
    told.length > 0
      ? withoutAsides(told).flatMap((reading) => parted(reading, rank, before))
      : isOfBlog
        ? [whole]
        : parted(whole, rank, before)
  const chosen = inContext(choose(readings), whole, told)
  const asked = chosen.length > 0 ? chosen : [whole]
  const frames = (isSumApart(whole, asked) ? [asSum(whole)] : asked).map((reading) =>
    frameOf(reading),
  )
  return distinct(completed(frames, whole)).slice(0, MOST_FRAMES)
}

/** 'Pro with 1,000 minutes each month. Sum for the quarter?': the numbers stand beside what is asked. */
const isSumApart = ({ usage, slots }: Reading, asked: readonly Reading[]): boolean =>
  usage.minutes?.kind === 'stated' &&
  slots.plans.length > 0 &&
  asked.every((reading) => reading.usage.minutes === null && MONEY.has(topicOf(reading)))
const MONEY: ReadonlySet<Topic> = new Set<Topic>([
  'bill',
  'plan.price',
  'plans.prices',
  'plan.period',
  'unstated.yearly',
  'minutes.extra',
])
const asSum = (whole: Reading): Reading => ({
  ...whole,
  ranking: [{ topic: 'bill', certainty: SURE_OF_ALL }],
})

/** An accident that is told, not one that a caller of ours may have. */
function needsHelpNow({ read }: Reading): boolean {
  const urgent = read.spotted.filter(({ concept, exact }) => exact && concept === 'urgent-help')
  // A Marathi ambulance begins with the word for a patient.
  const isWithin = (start: number) => urgent.some((one) => one.start <= start && start < one.end)
  return (
    urgent.length > 0 &&
    !read.spotted.some(({ concept, start }) => OF_A_CALLER.has(concept) && !isWithin(start))
  )
}
const OF_A_CALLER: ReadonlySet<Concept> = new Set<Concept>([
  'patient',
  'caller',
  'ai',
  'company',
  'transfer',
  'incoming',
  'healthcare',
  'call',
  'emergency',
])

/** 'Which tools does it connect to? List them.': the second sentence asks for nothing of its own. */
function withoutAsides(readings: readonly Reading[]): readonly Reading[] {
  const isLong = (reading: Reading) => reading.read.tokens.length >= LONG_WORDS && isAsked(reading)
  if (readings.length < 2 || !readings.some(isLong)) return readings
  return readings.filter(
    (reading) => isLong(reading) || reading.read.tokens.length > ASIDE_WORDS || namesSlots(reading),
  )
}

const LONG_WORDS = 5
const ASIDE_WORDS = 4
const namesSlots = ({ slots, usage, ranking }: Reading) =>
  slots.plans.length > 0 ||
  slots.features.length > 0 ||
  slots.languages.length > 0 ||
  usage.signs.length > 0 ||
  isRequest(ranking[0]?.topic ?? 'off-topic') ||
  (ranking[0]?.certainty ?? 0) >= SURE_OF_ALL

/** A question that is unclear by itself is read with what was told before it. */
function inContext(
  chosen: readonly Reading[],
  whole: Reading,
  told: readonly Reading[],
): readonly Reading[] {
  const [only, ...more] = chosen
  if (!only || more.length > 0 || told.length < 2) return chosen
  if (VAGUE.has(topicOf(only))) {
    const [clearest] = [whole, ...told]
      .filter((one) => isFact(topicOf(one)) && !VAGUE.has(topicOf(one)))
      .sort((a, b) => certaintyOf(b) - certaintyOf(a))
    return clearest && certaintyOf(clearest) >= SURE_OF_A_PART ? [clearest] : chosen
  }
  const isUnclear = certaintyOf(only) < CLEAR_BESIDE
  return isUnclear && certaintyOf(whole) > certaintyOf(only) && !isOutside(topicOf(whole))
    ? [whole]
    : chosen
}

/** 'The flight is late. What will your agent do?' asks about the flight. */
const VAGUE: ReadonlySet<Topic> = new Set<Topic>([
  'product.what',
  'product.how',
  'off-topic',
  'help',
])

const topicOf = (reading: Reading): Topic => reading.ranking[0]?.topic ?? 'off-topic'
const certaintyOf = (reading: Reading): number => reading.ranking[0]?.certainty ?? 0

function parted(reading: Reading, rank: Ranker, before: Topic | null): Reading[] {
  const clauses = clausesOf(reading.read).slice(0, MOST_CLAUSES)
  if (clauses.length < 2) return [reading]
  const parts = clauses
    .map((clause) => rank(clause, before))
    .filter((part) => certaintyOf(part) >= SURE_OF_A_PART && hasContent(part))
  // A sum whose numbers stand in several clauses is one question.
  const states = ({ usage }: Reading) => usage.minutes?.kind === 'stated' || usage.rupees !== null
  const isSum = states(reading) && (reading.usage.rupees !== null || !parts.some(states))
  if (isSum || isTorn(reading, parts)) return [reading]
  // 'Which plan for us, we get 20 calls a day?' is one question with half of its numbers.
  if (SUMMED.has(topicOf(reading)) && reading.usage.minutes?.kind === 'ask') return [reading]
  const several = severalAsked(reading, clauses, rank, before)
  if (several) return several
  if (!asksSeveral(reading, parts)) return [reading]
  const whole = topicOf(reading)
  // 'We have a hotel, is it of use?' asks one thing.
  const isAnother = (part: Reading) =>
    groupOf(topicOf(part)) !== 'industries' && isAsked(part) && certaintyOf(part) >= PLAIN
  if (
    groupOf(whole) === 'industries' &&
    certaintyOf(reading) >= SURE_OF_ALL &&
    !parts.some(isAnother)
  )
    return [reading]
  if (WHOLE.has(whole) && !SUMMED.has(whole) && certaintyOf(reading) >= SURE_OF_A_PART)
    return [reading]
  const clear = certaintyOf(reading) >= (WHOLE.has(whole) ? SURE_OF_A_PART : CLEAR)
  const own = parts.filter((part) => topicOf(part) === whole)
  // A part that is itself unclear does not outweigh what the sentence is likely about.
  const others = (least: number) =>
    parts.filter((part) => own.includes(part) || certaintyOf(part) >= least)
  if (!clear) {
    const kept = own.length > 0 && certaintyOf(reading) >= CLEAR_BESIDE ? others(CLEAR) : parts
    return kept.length > 0 ? kept : [reading]
  }
  // A clear question is several only if it is one of them and another is as clear.
  const clearParts = others(CLEAR_BESIDE)
  return own.length > 0 && clearParts.length > own.length ? clearParts : [reading]
}

/**
 * 'What does Pro cost, and does it speak Kannada?': each clause asks by itself and is clear. A later
 * clause is read with the one before it in mind: 'is the demo free, and how long is it?'
 */
function severalAsked(
  reading: Reading,
  clauses: readonly string[],
  rank: Ranker,
  before: Topic | null,
): Reading[] | null {
  const asked: Reading[] = []
  for (const clause of clauses) {
    const last = asked.at(-1)
    const part = rank(clause, last ? topicOf(last) : before)
    const isList = last !== undefined && part.read.tokens.length <= LISTED_WORDS
    const isOwn =
      hasContent(part) ||
      (last !== undefined && isBare(part.read) && groupOf(topicOf(part)) === groupOf(topicOf(last)))
    const asks =
      isAsked(part) || isRequest(topicOf(part)) || (isList && certaintyOf(reading) < CLEAR_BESIDE)
    if (asks && isOwn && certaintyOf(part) >= ASKED_CLEARLY) asked.push(part)
  }
  const topics = new Set(asked.map(topicOf))
  const isSeveral =
    topics.size > 1 &&
    asked.every((part) => !isOutside(topicOf(part)) && !WITHIN.has(topicOf(part)))
  return isSeveral ? asked : null
}
const LISTED_WORDS = 3
const ASKED_CLEARLY = 0.74
/** What a clause merely colours: 'why is it cheap and is it any good?' */
const WITHIN: ReadonlySet<Topic> = new Set<Topic>([
  'plans.compare',
  'bill',
  'off-topic',
  'injection',
  'details',
])

/** Where one part has the question word, the others only tell what it is asked of, unless they are plain. */
function asksSeveral(reading: Reading, parts: readonly Reading[]): boolean {
  if (!isAsked(reading) || parts.filter(isAsked).length !== 1) return true
  return parts.every((part) => certaintyOf(part) >= PLAIN)
}

/** 'Six hundred and fifty minutes' is one number: a part that reads another one from it is wrong. */
function isTorn({ usage }: Reading, parts: readonly Reading[]): boolean {
  const stated = usage.minutes?.kind === 'stated' ? usage.minutes.minutes : null
  return (
    stated !== null &&
    parts.some(
      (part) =>
        part.usage.minutes?.kind === 'stated' &&
        (part.usage.minutes.minutes !== stated || part.usage.extra !== usage.extra),
    )
  )
}

/** A part that names only a plan or a number belongs to its neighbour. */
function hasContent({ read }: Reading): boolean {
  return read.spotted.some(({ concept }) => !THIN.has(concept))
}
const THIN: ReadonlySet<Concept> = new Set<Concept>([
  'what',
  'how',
  'which',
  'who',
  'when',
  'where',
  'why',
  'ai',
  'company',
  'know',
  'see',
  'use',
  'get',
  'give',
  'want',
  'more',
  'base',
  'pro',
  'enterprise',
  'and',
  'or',
  'that',
  'ok',
  'hello',
  'all',
  'can',
  'have',
  'not',
  'suggest',
  'better',
  'work',
  'help-me',
  'yes',
  'now',
  'then',
  'my-business',
  'please',
  'tell',
])

/** Several questions stay several; small talk and background around a question fall away. */
function choose(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length < 2) return readings
  const business = readings.filter(
    (reading) => !isTalk(topicOf(reading)) || isRequest(topicOf(reading)),
  )
  if (business.length === 0) return readings.slice(0, 1)
  const asked = business.filter((reading) => isAsked(reading) && hasContent(reading))
  const kept =
    asked.length > 0
      ? business.filter(
          (reading) =>
            asked.includes(reading) ||
            (!BACKGROUND.has(groupOf(topicOf(reading))) && isWish(reading)),
        )
      : business
  const sure = kept.filter(
    (reading) => certaintyOf(reading) >= SURE_OF_A_PART && !isOutside(topicOf(reading)),
  )
  return sure.length > 0 ? sure : kept
}

/** 'I want a demo' asks for something; 'I put my number there last night' tells. */
const isWish = ({ read, ranking }: Reading) =>
  read.tokens.length <= SHORT_WISH ||
  isRequest(ranking[0]?.topic ?? 'off-topic') ||
  read.spotted.some(({ concept }) => WISHES.has(concept))
const SHORT_WISH = 6
const WISHES: ReadonlySet<Concept> = new Set<Concept>(['want', 'tell', 'give', 'suggest', 'please'])

const isRequest = (topic: Topic) =>
  ['person', 'waiting', 'details', 'reply-in', 'wrong'].includes(topic)

const isAsked = ({ read, yesNo }: Reading) =>
  yesNo || read.spotted.some(({ concept }) => ASKING.has(concept))

const frameOf = ({ ranking, read, slots, usage, yesNo, text }: Reading): Frame => {
  const topic = ranking[0]?.topic ?? 'off-topic'
  return {
    act: actOf(topic, yesNo),
    topic,
    named: new Set(read.spotted.map(({ concept }) => concept)),
    slots,
    usage,
    certainty: ranking[0]?.certainty ?? 0,
    rival: ranking[1]?.topic ?? null,
    rivalCertainty: ranking[1]?.certainty ?? 0,
    text,
  }
}
