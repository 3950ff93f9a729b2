import { groupOf, subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { nameSlots } from '../../languages/named-concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { says } from './says.ts'
import type { State } from './state.ts'
import { TIES } from './ties.ts'

const SHORT_WORDS = 7
const MOST_WORDS = 10

const TALKING: readonly Concept[] = [
  'speak',
  'speak-to-person',
  'call',
  'person',
  'want',
  'contact',
]
const OF_THEIR_CALLS: readonly Concept[] = ['caller', 'patient', 'transfer', 'record', 'transcript']

const MOST_COMPLAINED = 25

/** 'I filled the form twice, and nobody called.' */
export function complainsOfSilence({ read, slots }: Reading): boolean {
  const { normalised, tokens } = read
  if (tokens.length > MOST_COMPLAINED || slots.plans.length > 0) return false
  const isInVain = says('noAnswer', normalised) || says('timesEach', normalised)
  return isInVain && says('sentAlready', normalised)
}

/** 'Our hotel has nobody on the phone at night, would it pick up?' */
export const lacksPeopleAtNight = ({ read }: Reading): boolean =>
  read.tokens.length <= MOST_COMPLAINED &&
  read.spotted.some(({ concept }) => concept === 'night') &&
  // 'What if the patient does not pick up the evening before?'
  !read.spotted.some(({ concept }) => OF_THEIR_CALLER.has(concept)) &&
  says('nobodyThere', read.normalised)
const OF_THEIR_CALLER: ReadonlySet<Concept> = new Set<Concept>(['appointment', 'remind', 'patient'])

/** What needs nothing before it: 'I want one of your people', 'can I hear the voice?' */
export function byItself(
  { read, usage, ranking: [first] }: Reading,
  named: ReadonlySet<Concept>,
): Topic | null {
  const { normalised } = read
  const isOfTime = named.has('when') || named.has('how-long')
  const isPrivacy = first !== undefined && groupOf(first.topic) === 'privacy'
  if (named.has('delete') && named.has('form') && !isOfTime && !isPrivacy) return 'privacy.delete'
  if (usage.signs.length > 0 || OF_THEIR_CALLS.some((one) => named.has(one))) return null
  if (LEAVES_DETAILS.test(normalised)) return 'person'
  if (OF_A_MENU.test(normalised) && named.size <= FEW_NAMED + 1) return 'traditional'
  if (MAIL_ALONE.test(normalised)) return 'contact.email'
  if (says('yourPeople', read.normalised) && TALKING.some((one) => named.has(one))) return 'person'
  const isShort = read.tokens.length <= SHORT_WORDS
  if (says('whomToAsk', normalised) && isShort) return 'person'
  if (says('hearIt', read.normalised) && isShort) return 'demo.how'
  return says('whatDoYouDo', read.normalised) && isShort && named.size <= FEW_NAMED
    ? 'product.what'
    : null
}
const FEW_NAMED = 4
/** 'Can I leave my details?' */
const LEAVES_DETAILS =
  /\b(?:leave|give|share|drop|send) (?:you |u )?(?:my|our) (?:contact )?(?:details|number|contacts?|info|information|phone)\b/
/** 'How is it different from a normal IVR?' */
const OF_A_MENU =
  /\b(?:different|difference|differ|better|compared?|versus|vs|instead|replace|not|same|like)\b.*\b(?:ivrs?|press (?:1|one))\b|\bivrs?\b.*\b(?:alag|fark|farq|behtar|jaisa)\b/
/** 'Support email?', 'and your mail id?' */
const MAIL_ALONE =
  /^(?:(?:and|ok|then|the|any|a|is|there) )*(?:(?:your|ur|support|contact|company|official|complaint) )+(?:e-?mail|mail)(?: (?:id|ids|address))?\s?\??$/
/** 'We run a clinic.' 'And what all can it do for us?' */
export const asksWhatAll = ({ read, usage }: Reading, named: ReadonlySet<Concept>): boolean =>
  read.tokens.length <= MOST_WORDS &&
  read.unknown <= 1 &&
  usage.signs.length === 0 &&
  says('whatAll', read.normalised) &&
  [...named].every((one) => TIES.has(one) || OF_ITS_WORK.has(one))
const OF_ITS_WORK: ReadonlySet<Concept> = new Set<Concept>([
  ...nameSlots.industry,
  'my-business',
  'ai',
  'who',
  'goods',
  'many-numbers',
  'patient',
  'caller',
  'better',
  'help-me',
])

/** 'The cheapest plan, from how much?' */
export const asksSmallestPrice = (
  { read, slots, ranking }: Reading,
  named: ReadonlySet<Concept>,
): boolean =>
  named.has('smaller-plan') &&
  // 'How many dollars is it?'
  ranking[0]?.topic !== 'unstated.currency' &&
  slots.plans[0] === 'base' &&
  (named.has('how-much') || named.has('price')) &&
  !says('difference', read.normalised) &&
  [...named].every((one) => OF_A_PRICE.has(one))

/** What may be said beside it. */
const OF_A_PRICE: ReadonlySet<Concept> = new Set<Concept>([
  ...TIES,
  'smaller-plan',
  'cheapest',
  'cheap',
  'less',
  'how-much',
  'price',
  'pay',
  'money',
  'monthly',
  'plan',
  'set-up',
  'work',
  'speak',
])

const TO_A_PERSON: ReadonlySet<Topic> = new Set<Topic>(['person', 'details', 'waiting'])
const NOT_OF_THE_PERSON: readonly Concept[] = [
  'demo',
  'test-call',
  'plan',
  'price',
  'base',
  'pro',
  'minute',
  'set-up',
]

/** 'Go ahead', 'you will not call me every day?', 'when will they ring?' */
export function ofTheOffer(
  { read, slots, yesNo }: Reading,
  named: ReadonlySet<Concept>,
  { offer, before, frames }: State,
): Topic | null {
  const last = frames.at(-1)
  if (read.tokens.length > MOST_WORDS) return null
  const isDemo = last !== undefined && (subjectOf(last.topic) === 'demo' || last.topic === 'trial')
  if (isDemo && says('pester', read.normalised)) return 'demo.stop'
  // 'Will it talk in Tamil on that call?'
  const isThatCall = named.has('call') && (named.has('that') || says('there', read.normalised))
  if (isDemo && yesNo && slots.languages.length > 0 && isThatCall) return 'demo.language'
  const isHour = read.numbers.some((one) => one >= 1 && one <= HOURS_OF_A_DAY)
  const isLate = named.has('night') && (isHour || named.has('now'))
  if (isDemo && (CLOCK.test(read.normalised) || isLate)) return 'demo.hours'
  const isGoing =
    read.tokens.length <= SHORT_WORDS &&
    says('goAhead', read.normalised) &&
    !ASKS_MORE.some((one) => named.has(one)) &&
    !/\d/.test(read.normalised)
  if (offer !== null && isGoing && !/\?\s*$/.test(read.normalised)) return 'yes'
  const isOfThem = before !== null && TO_A_PERSON.has(before)
  const isElse = NOT_OF_THE_PERSON.some((one) => named.has(one))
  if (isOfThem && !isElse && WHAT_IS_NEEDED.test(read.normalised)) return 'contact.form'
  if (isOfThem && !isElse && says('when', read.normalised)) return 'contact.reply-time'
  return null
}
/** 'What all do you need from me?', after a person was asked for. */
const WHAT_IS_NEEDED =
  /\bwhat (?:all )?(?:details )?(?:do |should |must )?(?:you|u|i|we) (?:need|want|give|write|fill|send|have to)\b|\bkya kya (?:chahiye|dena|likhna|batana|bharna)\b/
const HOURS_OF_A_DAY = 24
const CLOCK = /\b\d{1,2}(?::\d{2})?\s?(?:am|pm|o'?clock)\b/
/** 'Do it in Hindi', 'make it cheaper': what goes on to ask. */
const ASKS_MORE: readonly Concept[] = [
  'how-much',
  'how-long',
  'what',
  'which',
  'who',
  'when',
  'where',
  'why',
  'price',
  'plan',
  'base',
  'pro',
  'enterprise',
  'delete',
  'change',
  'wrong',
  'reply-in',
  'not',
  'no',
]
