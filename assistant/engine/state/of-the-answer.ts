import { groupOf, subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { MONEY_GROUPS } from './follow-up.ts'
import type { RememberedFrame, State } from './state.ts'
import { TIES } from './ties.ts'

const MOST_UNKNOWN = 2
const SUMS: ReadonlySet<Topic> = new Set<Topic>(['bill', 'plans.recommend', 'lines'])

const BY_HOW_MUCH =
  /\bby how much\b|\bhow much (?:cheaper|more|less|costlier|dearer|do i save|will i save)\b|\bdifference\b|\bkitn[ae] (?:ka )?(?:farq|fark|farak|antar|sasta|mehnga|bachega)|कितना (?:फर्क|अंतर|सस्ता|महंगा)|किती (?:फरक|स्वस्त)|কত (?:তফাত|পার্থক্য|কম|সস্তা)|எவ்வளவு (?:வித்தியாச|குறைவ)|ఎంత (?:తేడా|తక్కువ)|કેટલો (?:ફરક|તફાવત)|ಎಷ್ಟು (?:ವ್ಯತ್ಯಾಸ|ಕಡಿಮೆ)|എത്ര (?:വ്യത്യാസ|കുറ)|ਕਿੰਨਾ (?:ਫਰਕ|ਫ਼ਰਕ|ਸਸਤਾ)|କେତେ (?:ତଫାତ|ପାର୍ଥକ୍ୟ|ଶସ୍ତା)/u

/** After a sum: 'by how much?', 'what is the difference?' */
export function asksDifference(
  { read, usage, slots }: Reading,
  named: ReadonlySet<Concept>,
  { frames }: State,
): boolean {
  const last = frames.at(-1)
  const isSum = last?.usage.minutes?.kind === 'stated' && SUMS.has(last.topic)
  const isOwn = slots.features.length === 0 && !named.has('human-agent') && usage.signs.length === 0
  return isSum && isOwn && BY_HOW_MUCH.test(read.normalised)
}

/** 'The last one', after several questions in one message. */
export function ofSeveral(
  { read, slots }: Reading,
  named: ReadonlySet<Concept>,
  { frames, listed }: State,
): RememberedFrame | null {
  const isOnly = [...named].every((one) => TIES.has(one) || one === 'more')
  if (frames.length < 2 || slots.order === null || !isOnly || read.unknown > MOST_UNKNOWN)
    return null
  if (listed.length > 2) return null
  const isLast = named.has('third-one')
  return (isLast ? frames.at(-1) : frames[slots.order - 1]) ?? null
}

const OF_FREE_MINUTES: readonly Concept[] = ['minute', 'how-much', 'how-long']
const OF_THE_DEMO: readonly Concept[] = ['demo', 'test-call', 'trial', 'call']

/** After a plan's price: 'how many are free in it?' asks for minutes, not for the demo call. */
export function asksFreeMinutes(named: ReadonlySet<Concept>, { topic }: RememberedFrame): boolean {
  return (
    MONEY_GROUPS.has(groupOf(topic)) &&
    named.has('free') &&
    OF_FREE_MINUTES.some((one) => named.has(one)) &&
    !OF_THE_DEMO.some((one) => named.has(one))
  )
}

/** What 'how long?' asks of a subject. */
const LENGTH_OF: Partial<Record<string, Topic>> = {
  recording: 'privacy.calls-kept',
  summary: 'privacy.calls-kept',
  privacy: 'privacy.kept',
  demo: 'demo.length',
  setup: 'setup.time',
}

/** 'For how long?', 'for how many days?', and nothing else. */
export function lengthOf(
  { read, yesNo }: Reading,
  named: ReadonlySet<Concept>,
  { topic }: RememberedFrame,
): Topic | null {
  // 'How many minutes?', of a call.
  const isOfMinutes = subjectOf(topic) === 'demo' && named.has('minute') && !named.has('free')
  const isLong =
    named.has('how-long') || (named.has('how-much') && (named.has('daily') || isOfMinutes))
  const isOnly = [...named].every(
    (one) =>
      TIES.has(one) ||
      one === 'how-long' ||
      one === 'how-much' ||
      one === 'daily' ||
      (isOfMinutes && one === 'minute'),
  )
  if (!isLong || !isOnly || yesNo || read.unknown > 1 || topic.endsWith('-kept')) return null
  return LENGTH_OF[subjectOf(topic)] ?? null
}

const THE_REST =
  /\b(?:the )?(?:rest|others|remaining|remainder)\b|\bba+ki\b|बाकी|उरलेल|বাকি|மீதி|மற்ற|మిగత|మిగిలిన|બાકી|ಉಳಿದ|ബാക്കി|ਬਾਕੀ|ବାକି/u
const SHARES: ReadonlySet<string> = new Set(['resolved', 'accuracy', 'speed', 'chat'])

/** After a share was told: 'and the rest?' */
export const asksTheRest = ({ read }: Reading, { topic }: RememberedFrame): boolean =>
  SHARES.has(groupOf(topic)) && read.tokens.length <= 7 && THE_REST.test(read.normalised)

const IN_WHICH =
  /\b(?:kisme|kismein|kis me|kis mein|kashat|konta(?:te|y)|endulo|yendulo|edhula|ethula|ethil|yavudaralli|shema|kayama|kis vich|keunthire)\b|किसमें|किस में|कशात|कोणत्या|কোনটায়|কোনটাতে|কিসে|எதில்|எதுல|ఎందులో|దేనిలో|શેમાં|કયામાં|ಯಾವುದರಲ್ಲಿ|ಯಾವುದ್ರಲ್ಲಿ|ഏതിൽ|ഏതില|ਕਿਸ ਵਿੱਚ|ਕਿਹੜੇ|କେଉଁଥିରେ|କେଉଁଟାରେ/u

/** 'Then which one has it?', asked with one word. */
export const asksInWhich = ({ read }: Reading): boolean => IN_WHICH.test(read.normalised)
