import type { Concept } from '../../languages/concepts.ts'
import type { Frame } from '../understand/frame.ts'
import type { Reading } from '../understand/rank.ts'
import { leant } from './leant.ts'
import type { State } from './state.ts'

const MOST_WORDS = 9
const FEW_WORDS = 5
const THEIRS = /\b(?:they|them|their|theirs|theyre|unka|unki|unke|inka|wo log|woh log)\b/
const YOURS = /\b(?:yours?|you|u|urs|aapka|aapki|apka|apki|aap ka|tumhara|tumhari)\b/
const OF_A_PRICE: readonly Concept[] = [
  'price',
  'pay',
  'how-much',
  'expensive',
  'cheap',
  'money',
  'bill',
  'extra',
]
/** 'Costlier', which no list of concepts holds. */
const COSTLIER = /\b(?:cost(?:s|ly|lier)?|dearer|cheaper|rates?|charges?|mehng[aei]|sast[aei])\b/

/** 'And what do they charge?', after another company was spoken of; 'and yours?' */
export function ofTheRival(reading: Reading, state: State): Frame | null {
  const { read } = reading
  const { before } = state
  if (before !== 'rivals' && before !== 'rival.price') return null
  const words = read.tokens.filter(({ kind }) => kind !== 'sign').length
  const asksPrice =
    read.spotted.some(({ concept }) => OF_A_PRICE.includes(concept)) ||
    COSTLIER.test(read.normalised)
  if (THEIRS.test(read.normalised))
    return asksPrice && words <= MOST_WORDS ? leant(reading, { topic: 'rival.price' }) : null
  const asksOurs =
    before === 'rival.price' &&
    words <= FEW_WORDS &&
    YOURS.test(read.normalised) &&
    read.unknown <= 1
  if (!asksOurs) return null
  // The list of plans tells what a minute costs too.
  return leant(reading, { topic: 'plans.prices' })
}
