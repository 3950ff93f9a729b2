import { isTalk } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'

const SHORT_STATEMENT = 6
const MOST_COMPLAINED = 4
const CLEAR = 0.6
const ENDS_IT: readonly Concept[] = ['thanks', 'bye', 'ok', 'yes', 'no', 'hello']

/** After a complaint: 'I mailed as well', 'still nothing'. */
export const goesOnComplaining = (reading: Reading, named: ReadonlySet<Concept>): boolean =>
  reading.read.unknown <= MOST_COMPLAINED &&
  (complainsOn(reading, named) || tellsMore(reading, named))

/** 'I did that, and still …': what was advised did not help. */
export const isInVain = ({ read, yesNo }: Reading): boolean =>
  read.unknown <= MOST_COMPLAINED && !yesNo && IN_VAIN.test(read.normalised)

const IN_VAIN =
  /\b(?:already (?:did|done|tried|wrote|mailed|sent)|did that|tried that|but still|still (?:get|getting|no|not|nothing|nobody))\b|\b(?:phir bhi|fir bhi|tab bhi|abhi bhi|kar chuka|kar chuki)\b|फिर भी|अभी भी|कर चुका|तरीही|তবুও|ఇంకా|இன்னும் (?:வர|பதில்)|હજી પણ|ਫਿਰ ਵੀ|ಇನ್ನೂ|ഇപ്പോഴും|ତଥାପି/u

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
