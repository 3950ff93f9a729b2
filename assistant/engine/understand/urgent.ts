import type { Concept } from '../../languages/concepts.ts'
import type { ReadText } from './read-text.ts'

/** An accident that is told, not one that a caller of ours may have. */
export function needsHelpNow(read: ReadText): boolean {
  const urgent = urgentIn(read)
  // A Marathi ambulance begins with the word for a patient.
  const isWithin = (start: number) => urgent.some((one) => one.start <= start && start < one.end)
  return (
    urgent.length > 0 &&
    !isFigureOfSpeech(read) &&
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

/** Whether the ranking may take a text for an emergency: not where business is named and no danger. */
export const mayBeUrgent = (read: ReadText, certainty: number): boolean =>
  !isFigureOfSpeech(read) &&
  (certainty >= BEYOND_DOUBT ||
    urgentIn(read).length > 0 ||
    !read.spotted.some(
      ({ concept, exact }) => exact && (OF_WORK.has(concept) || OF_TRADE.has(concept)),
    ))
/** A word of trade in it ('there is a fire, whom shall I call?') makes no cry for help a question about us. */
const BEYOND_DOUBT = 0.9
/** Nor for despair, where no word of it is said: 'without saving I have no trust in AI'. */
export const mayBeDespair = ({ spotted }: ReadText): boolean =>
  spotted.some(({ concept }) => concept === 'despair') ||
  !spotted.some(({ concept, exact }) => exact && (OF_WORK.has(concept) || OF_PHONES.has(concept)))
const OF_PHONES: ReadonlySet<Concept> = new Set<Concept>(['ai', 'call', 'incoming', 'missed'])
const OF_TRADE: ReadonlySet<Concept> = new Set<Concept>([
  'parcel',
  'order',
  'cod',
  'return-goods',
  'appointment',
  'caller',
  'call',
  'ai',
])

const urgentIn = ({ spotted }: ReadText) =>
  spotted.filter(({ concept, exact }) => exact && concept === 'urgent-help')

/**
 * 'We drown in tickets on email', 'does it fire off mails alone': a word of danger that is said of work.
 * Words of the body ('not breathing', 'chest pain') are never one.
 */
export function isFigureOfSpeech(read: ReadText): boolean {
  const figures = read.spotted.filter(({ concept, exact }) => exact && concept === 'danger-figure')
  if (figures.length === 0) return false
  const urgent = urgentIn(read)
  const isFigure = (start: number) => figures.some((one) => one.start === start)
  if (!urgent.every(({ start }) => isFigure(start))) return false
  // A phrase of work stands for itself; a single word needs work beside it.
  const isOfWork = read.spotted.some(
    ({ concept, exact, start }) => exact && OF_WORK.has(concept) && !isFigure(start),
  )
  return urgent.length === 0 || isOfWork
}
/** Not 'ticket', 'bill' or 'staff': those words also mean a trouble, 'come to' and a man. */
const OF_WORK: ReadonlySet<Concept> = new Set<Concept>([
  'email',
  'price',
  'plan',
  'smaller-plan',
  'bigger-plan',
  'minute',
  'cheap',
  'cheapest',
  'expensive',
  'budget',
  'discount',
  'salary',
  'save',
  'reduce',
  'replace',
  'rush',
  'draft',
  'remind',
  'website',
  'software',
  'crm',
])
