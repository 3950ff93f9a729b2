import { extraMinuteRupees, freeMinutes, limits, statedPrices } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import { normaliseText } from '../numbers/normalise-text.ts'
import { readNumbers } from '../numbers/read-numbers.ts'
import { says } from '../state/says.ts'
import type { Frame } from '../understand/frame.ts'
import type { Part } from './part.ts'

const MINUTES_AN_HOUR = 60
const HOURS_A_DAY = 24
const CLEAR = 0.6
const MEGABYTES = /\d ?(?:mb|megabytes?)\b/

type Figures = { ours: number; theirs: number | null }
type Holding = (frame: Frame, text: string) => Figures | null

const against =
  (ours: number, read: (frame: Frame, text: string) => number | null = anyFigure): Holding =>
  (frame, text) => ({ ours, theirs: read(frame, text) })

const ofThePlan =
  (figures: { readonly base: number; readonly pro: number }): Holding =>
  (frame, text) => {
    const [plan, ...others] = frame.slots.plans
    return plan && plan !== 'enterprise' && others.length === 0
      ? { ours: figures[plan], theirs: anyFigure(frame, text) }
      : null
  }

/** The figure that an answer tells, and the one that a question holds against it. */
const holdings: Partial<Record<Topic, Holding>> = {
  'demo.length': against(limits.demoMinutes),
  'chat.files': (frame, text) =>
    MEGABYTES.test(text) ? against(limits.fileMegabytes)(frame, text) : null,
  'privacy.chat-kept': against(limits.chatDays, ({ usage }) => usage.days),
  'contact.reply-time': against(limits.replyHours, hours),
  accuracy: against(limits.accuracy, ({ usage }) => usage.percent),
  'resolved.tier-one': against(limits.tierOne, ({ usage }) => usage.percent),
  'minutes.extra': against(extraMinuteRupees, ({ usage }) => usage.rupees),
  'minutes.free': ofThePlan(freeMinutes),
  'plan.price': ofThePlan(statedPrices),
}

/** A price is no less than we tell, a minute costs neither more nor less, and the rest is no more. */
const NO_LESS: ReadonlySet<Topic> = new Set<Topic>(['plan.price'])
const EXACTLY: ReadonlySet<Topic> = new Set<Topic>(['minutes.extra'])
/** A reply may come sooner than we promise. */
const OR_SOONER: ReadonlySet<Topic> = new Set<Topic>(['contact.reply-time'])
/** Base costs that or more, and the 7 rupees come after the free minutes: the same figure is no plain yes. */
const hasTerms = (topic: Topic, { plans }: Frame['slots']): boolean =>
  topic === 'minutes.extra' || (topic === 'plan.price' && plans.includes('base'))

/** 'Is the demo ten minutes long?', 'does Base have 500 minutes?': yes or no by the figure that is told. */
export function heldFigure(frame: Frame): Part['opening'] {
  const { act, topic, slots, certainty } = frame
  const holding = holdings[topic]
  const isAsked = act === 'yes-no' && !slots.negated && !slots.bent && certainty >= CLEAR
  if (!holding || !isAsked) return null
  const text = normaliseText(frame.text).toLowerCase()
  const held = says('moreThan', text) ? null : holding(frame, text)
  if (!held || held.theirs === null) return null
  const { ours, theirs } = held
  if (theirs === ours) return hasTerms(topic, slots) ? null : 'yes'
  if (OR_SOONER.has(topic)) return null
  const isBeyond = NO_LESS.has(topic) ? theirs < ours : theirs > ours
  return isBeyond || EXACTLY.has(topic) ? 'no' : null
}

/** The one figure of a question, however often it is told. */
function anyFigure({ usage }: Frame, text: string): number | null {
  const { minutes, callMinutes, rupees, bare } = usage
  const counted = minutes?.kind === 'stated' ? minutes.minutes : null
  const read = [counted, callMinutes, rupees, ...bare].filter((one) => one !== null)
  const plain =
    read.length > 0 ? read : readNumbers(text, { languages: ['en'] }).map(({ value }) => value)
  const [figure, ...others] = new Set(plain)
  return figure !== undefined && others.length === 0 ? figure : null
}

function hours({ usage }: Frame, text: string): number | null {
  if (usage.days !== null) return usage.days * HOURS_A_DAY
  if (usage.minutes?.kind === 'stated') return usage.minutes.minutes / MINUTES_AN_HOUR
  // '24 hours' is also round the clock, and then no amount.
  return /\b24\b/.test(text) ? HOURS_A_DAY : null
}
