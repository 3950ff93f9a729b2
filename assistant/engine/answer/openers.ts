import { type FactId, facts } from '../../knowledge/facts.ts'
import type { Concept } from '../../languages/concepts.ts'
import { says } from '../state/says.ts'
import { normalise } from '../text/normalise.ts'
import type { Frame } from '../understand/frame.ts'
import { namedLanguages } from '../understand/slots.ts'
import type { Part } from './part.ts'

/** What a question names of a fact: one concept, or several together. */
type Names = readonly (Concept | readonly Concept[])[]

const languageConcepts = Object.keys(namedLanguages) as (keyof typeof namedLanguages)[]

/** Of a parcel more may be asked than what is told of it: 'is it sent anyway?' */
const TOLD_OF_A_PARCEL: Names = (['parcel', 'order'] as const).flatMap((thing) =>
  (['tell', 'where', 'know', 'see', 'give', 'late'] as const).map((asked) => [thing, asked]),
)

/** 'Can they write Gujarati in the chat?' */
const IN_CHAT: Names = languageConcepts.map((language) => ['chat', language] as const)

/**
 * A fact is opened with yes or no only when the question names what the fact is about: 'Does it
 * invent answers?' has a No, 'Is it honest?' is answered by the fact alone.
 */
const openers: Partial<Record<FactId, Names>> = {
  'voice.what': ['voice', 'call'],
  'voice.inbound': ['incoming'],
  'voice.outbound': ['outgoing'],
  'voice.knows-caller': ['know-caller'],
  'voice.no-queue': ['queue', 'wait'],
  'chat.what': ['chat'],
  'chat.letters': ['letters', ...IN_CHAT],
  'chat.tasks': ['receipt'],
  'channels.continue': ['continue'],
  'email.what': ['email'],
  'email.sort': ['sort'],
  'email.mood': ['mood'],
  'appointments.what': ['appointment'],
  'appointments.double': ['twice'],
  'appointments.reminders': ['remind', 'confirm'],
  analytics: ['analytics'],
  recording: ['record'],
  summary: ['summary'],
  handover: ['transfer', 'person', 'speak-to-person', 'human-agent'],
  honesty: ['invent'],
  'says-ai': ['say-ai'],
  'languages.mix': ['mix', 'english', 'hindi', 'tamil'],
  availability: ['night', 'holiday', 'all-day'],
  'integrations.crm': ['crm'],
  'integrations.help-desk': ['help-desk'],
  'integrations.knowledge': ['knowledge-base'],
  'integrations.shop': ['shop-platform', 'online-store'],
  'integrations.messaging': ['messaging-app'],
  'integrations.api': ['api', 'software'],
  'setup.install': ['install'],
  app: ['app'],
  'seat-fees': ['seat-fee'],
  calculator: ['calculator'],
  'industries.healthcare': ['healthcare'],
  'industries.online-store': ['online-store'],
  'industries.travel-booking': ['travel'],
  'industries.financial-service': ['finance'],
  'health.advice': ['medical-advice'],
  'health.no-shows': ['no-show'],
  'store.cod': [
    ['cod', 'confirm'],
    ['cod', 'outgoing'],
  ],
  'store.parcel': TOLD_OF_A_PARCEL,
  'store.returns': ['return-goods'],
  'store.promises': ['invent', 'persuade'],
  delivery: TOLD_OF_A_PARCEL,
  'travel.rooms': ['room'],
  'travel.tables': ['table'],
  'travel.changes': ['itinerary'],
  'travel.overbooking': ['twice'],
  'finance.reminders': ['emi', 'remind'],
  'finance.mandates': [
    ['mandate', 'outgoing'],
    ['mandate', 'call'],
    ['mandate', 'remind'],
  ],
  'finance.documents': ['document'],
  'finance.identity': ['identity'],
  'finance.audit': ['audit'],
  'demo.free': ['free'],
  'privacy.link': ['see', 'data', 'my-link'],
  'chat.files': ['attach-file'],
  'calculator.share': ['calculator'],
  'privacy.correct': ['correct'],
  'privacy.cookies': ['cookie'],
  'privacy.trackers': ['tracker'],
  'privacy.sell': ['sell-data'],
  'privacy.training': ['train-model'],
}

/** Asked with whatever words, yes or no: the answer to these is no. */
const oneSided: ReadonlySet<FactId> = new Set<FactId>([
  'health.advice',
  'privacy.sell',
  'privacy.cookies',
  'privacy.trackers',
  'privacy.training',
  'seat-fees',
  'setup.install',
])

/** Named with these, a question asks a fact the other way round, or a fact without a polarity asks for a no. */
const turnedRound: Partial<Record<FactId, Names>> = {
  // 'Does it lie that it is human?'
  'says-ai': ['invent'],
  // 'Is it ready?' and 'what is in it?' are asked of one report.
  'health.reports': ['report-values'],
}

const holds = new Map<FactId, boolean | null>(facts.map(({ id, holds: value }) => [id, value]))

/** 'Must he tell it all again?' is asked of a fact that says he need not. */
const GOES_ON: ReadonlySet<FactId> = new Set<FactId>(['channels.continue', 'handover'])
const OF_LANGUAGES: ReadonlySet<FactId> = new Set<FactId>(['chat.letters', 'languages.mix'])

const OF_DEARER_PLANS: ReadonlySet<FactId> = new Set<FactId>([
  'appointments.what',
  'summary',
  'analytics',
])

/** What the chat does not take; these names are typed alike in every language. */
const OTHER_FILES =
  /(?<![\p{L}\p{N}.])(?:excel|xlsx?|docx?|pptx?|videos?|mp[34]|mov|zip|rar|gif|heic|svg)(?![\p{L}\p{N}])/u

/** Certain enough for a plain yes or no. */
const SURE = 0.65
const PLAIN = 0.8
const PAID: readonly Concept[] = ['pay', 'price', 'money', 'how-much']

/** Yes or no, where the question asked for it and the fact says it. */
export function openingOf(frame: Frame, ids: readonly FactId[]): Part['opening'] {
  const { act, named, slots, certainty } = frame
  const [id] = ids
  if (act !== 'yes-no' || !id || isNegated(frame, id) || slots.bent || slots.product) return null
  // 'Can they write Urdu in English letters?'
  if (slots.otherLanguage && OF_LANGUAGES.has(id)) return null
  if (certainty < SURE) return null
  // 'Does the cheap plan book appointments?': which plan is meant was not understood.
  if (OF_DEARER_PLANS.has(id) && named.has('plan') && slots.plans.length === 0) return null
  const isNamed = (names: Names = []) =>
    names.some((one) =>
      typeof one === 'string' ? named.has(one) : one.every((concept) => named.has(concept)),
    )
  if (isNamed(turnedRound[id])) return 'no'
  if (GOES_ON.has(id)) {
    const text = normalise(frame.text)
    const isAnew = says('startsAnew', text)
    if (isAnew && id === 'channels.continue') return 'no'
    if (isAnew || says('fromTheStart', text)) return null
  }
  // 'Do I pay for the demo?'
  if (id === 'demo.free' && !named.has('free')) return isNamed(PAID) ? 'no' : null
  if (id === 'chat.files' && OTHER_FILES.test(normalise(frame.text))) return 'no'
  if (oneSided.has(id) && certainty >= PLAIN) return 'no'
  const value = holds.get(id) ?? null
  if (value === null || !isNamed(openers[id])) return null
  return value ? 'yes' : 'no'
}

/** 'Does it say that it is a machine and not a girl?' denies nothing of the question. */
const isNegated = ({ slots, named }: Frame, id: FactId) =>
  slots.negated &&
  !(
    id === 'says-ai' &&
    named.has('ai') &&
    (named.has('person') || named.has('human-agent') || named.has('say-ai'))
  )
