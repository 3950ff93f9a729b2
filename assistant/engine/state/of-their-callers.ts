import { subjectOf, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { normalise } from '../text/normalise.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { tradeOf } from './next-state.ts'
import type { State } from './state.ts'
import { asOfTrade } from './with-trade.ts'

const THOSE_WHO_CALL = /\b(?:they|them|callers?|customers?|patients?|guests?|borrowers?|clients?)\b/
const I = /\b(?:i|me|we|us|my|our)\b/
const THEY_ASK =
  /\b(?:if|when|what if|suppose)\b.*\b(?:asks?|asked|wants? to know|says?|poochh?e|puchh?e|puche)\b/
/** What a message on medicine is taken for when nobody says that it is asked of the agent. */
const OF_MEDICINE: ReadonlySet<Topic> = new Set<Topic>([
  'off-topic',
  'medical',
  'their-order',
  'health.no-shows',
])
const NAMES_MEDICINE: readonly Concept[] = ['medical-advice', 'my-symptom']
const MEDICINE =
  /\b(?:medicines?|tablets?|drops?|dose|dosage|pills?|syrup|ointment|symptoms?|painkillers?|antibiotics?|dawai|dawa|goli)\b/

const OF_A_DEMO: ReadonlySet<string> = new Set(['demo', 'trial'])
const SOMEONE_CALLS =
  /\b(?:someone|somebody|anyone|anybody|customers?|callers?|patients?|guests?|people|they|he|she)\b.*\b(?:calls?|rings?|phones?|called)\b/
const LENDING: readonly Concept[] = ['emi', 'finance']

/** What is asked of those who call: of a business that was told of, and not of the visitor. */
export function ofTheirCallers(frame: Frame, whole: Reading, state: State): Frame {
  const text = normalise(frame.text)
  const industry = whole.slots.industries[0] ?? state.industry
  // 'Can they talk to a real person?' asks for none in this chat.
  const isOfThem = THOSE_WHO_CALL.test(text) && !I.test(text)
  if (frame.topic === 'person' && isOfThem && whole.yesNo)
    return { ...frame, act: actOf('handover', true), topic: 'handover', rival: null }
  // 'And if a patient asks whether to put drops?'
  const isOfMedicine =
    MEDICINE.test(text) || NAMES_MEDICINE.some((concept) => frame.named.has(concept))
  const isAsked = THEY_ASK.test(text) || frame.named.has('patient')
  const isDoubtful = OF_MEDICINE.has(frame.topic)
  if (industry === 'healthcare' && isOfMedicine && isAsked && isDoubtful)
    return {
      ...frame,
      act: actOf('health.advice', whole.yesNo),
      topic: 'health.advice',
      rival: null,
    }
  // 'What if someone rings at 11 at night?' asks for no demo call, where none was spoken of.
  const last = state.frames.at(-1)
  const isOfDemo = last !== undefined && OF_A_DEMO.has(subjectOf(last.topic))
  if (frame.topic === 'demo.hours' && !isOfDemo && SOMEONE_CALLS.test(text))
    return { ...frame, act: actOf('availability', whole.yesNo), topic: 'availability', rival: null }
  // 'Does it send reminders?', from a salon, asks for no instalments.
  const isOfLoans =
    industry === 'financial-service' ||
    LENDING.some((concept) => frame.named.has(concept)) ||
    (last !== undefined && subjectOf(last.topic) === 'finance')
  if (frame.topic === 'finance.reminders' && !isOfLoans)
    return {
      ...frame,
      topic: industry === 'online-store' ? 'voice.outbound' : 'appointments.reminders',
      rival: null,
    }
  const isOfOthers =
    frame.rival !== null && (tradeOf(frame.rival) ?? industry) !== industry && !tradeOf(frame.topic)
  const namesNone = whole.slots.industries.length === 0
  if (isOfOthers && namesNone && frame.topic === 'plans.recommend') return { ...frame, rival: null }
  // 'We are a hotel. How do you avoid overbooking?': the trade is told in the message itself.
  const [told, ...others] = whole.slots.industries
  const isTold = told !== undefined && others.length === 0 && frame.topic === 'appointments.double'
  const meant = isTold ? asOfTrade(frame.topic, told) : frame.topic
  return meant === frame.topic ? frame : { ...frame, topic: meant, rival: null }
}
