import { isOutside, isTalk } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Ranker, Reading } from '../understand/rank.ts'
import { says } from './says.ts'

const SHORT_STATEMENT = 6
const MOST_COMPLAINED = 4
const CLEAR = 0.6
const ENDS_IT: readonly Concept[] = ['thanks', 'bye', 'ok', 'yes', 'no', 'hello']

const FEWEST_WORDS = 5
const ASKED_CLEARLY = 0.6

/** 'I asked about refunds and you gave me nothing': the question that a complaint names, asked anew. */
export function askedAnew(frame: Frame, rank: Ranker): Frame | null {
  if (frame.topic !== 'wrong') return null
  const { read } = rank(frame.text, null)
  const isComplaint = (at: number) =>
    read.spotted.some(({ concept, start, end }) => concept === 'wrong' && start <= at && at < end)
  const words = read.tokens.filter((_, at) => !isComplaint(at)).map(({ text }) => text)
  if (read.tokens.length < FEWEST_WORDS || words.length === read.tokens.length) return null
  const { ranking, slots, usage, spotted } = readingOf(words.join(' '), rank)
  const [best] = ranking
  const isClear = best && best.certainty >= ASKED_CLEARLY && !isTalk(best.topic)
  if (!isClear || isOutside(best.topic)) return null
  return {
    ...frame,
    act: actOf(best.topic, false),
    topic: best.topic,
    named: new Set(spotted),
    slots,
    usage,
    certainty: best.certainty,
    rival: null,
    text: words.join(' '),
  }
}

function readingOf(text: string, rank: Ranker) {
  const { ranking, slots, usage, read } = rank(text, null)
  return { ranking, slots, usage, spotted: read.spotted.map(({ concept }) => concept) }
}

/** After a complaint: 'I mailed as well', 'still nothing'. */
export const goesOnComplaining = (reading: Reading, named: ReadonlySet<Concept>): boolean =>
  reading.read.unknown <= MOST_COMPLAINED &&
  !asksElse(reading) &&
  (complainsOn(reading, named) || tellsMore(reading, named))

/** 'Let me talk to the manager', 'are you a bot?', from who has been kept waiting, is no further complaint. */
const asksElse = ({ ranking: [likeliest] }: Reading): boolean =>
  (likeliest?.topic === 'person' || likeliest?.topic === 'is-ai') && likeliest.certainty >= CLEAR

/** 'I did that, and still …': what was advised did not help. */
export const isInVain = ({ read, yesNo }: Reading): boolean =>
  read.unknown <= MOST_COMPLAINED && !yesNo && says('inVain', read.normalised)

/** After a complaint a statement goes on with it; a question may be another one. */
const tellsMore = ({ yesNo, read }: Reading, named: ReadonlySet<Concept>): boolean =>
  !yesNo &&
  read.tokens.length <= SHORT_STATEMENT &&
  !ENDS_IT.some((concept) => named.has(concept)) &&
  !OTHER_QUESTION.some((concept) => named.has(concept))
const OTHER_QUESTION: readonly Concept[] = [
  'how-much',
  'which',
  'price',
  'plan',
  'base',
  'pro',
  'enterprise',
  'language',
  'demo',
  'tell',
  'who',
  'where',
]

/** 'I already did that', 'still nothing': after a complaint, what is not clearly something else goes on with it. */
function complainsOn({ ranking }: Reading, named: ReadonlySet<Concept>): boolean {
  if (ENDS_IT.some((concept) => named.has(concept))) return false
  const [likeliest] = ranking
  return !likeliest || likeliest.certainty < CLEAR || isTalk(likeliest.topic)
}
