import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { isFigureOfSpeech } from '../understand/urgent.ts'
import { says } from './says.ts'

/** Who asks what happens to their calls when they are away is not in despair. */
const OF_BUSINESS: ReadonlySet<Concept> = new Set<Concept>([
  'call',
  'caller',
  'incoming',
  'missed',
  'appointment',
  'patient',
  'order',
  'ai',
  'phone-number',
  'reply',
  'email',
  'form',
  'price',
  'plan',
  'minute',
  'bill',
])

/** 'My father has collapsed': told, not asked of the callers of a business. */
export const isInDanger = ({ read, text, yesNo }: Reading): boolean =>
  says('inDanger', read.normalised) &&
  !isFigureOfSpeech(read) &&
  !yesNo &&
  !/\?\s*$/.test(text) &&
  !read.spotted.some(({ concept, exact }) => exact && OF_CALLERS.has(concept))
const OF_CALLERS: ReadonlySet<Concept> = new Set<Concept>([
  'patient',
  'caller',
  'ai',
  'company',
  'healthcare',
  'price',
  'plan',
])

/** What each says little alone: a tired shopkeeper is not in despair, one who also sees no way out may be. */
const SIGNS = ['wornOut', 'nothingLeft', 'onlyATrouble'] as const
const ENOUGH_SIGNS = 2

/** 'Nobody would notice if I was gone': despair that is put indirectly. */
export function despairs({ read }: Reading): boolean {
  const { normalised, spotted } = read
  if (says('despair', normalised)) return true
  const named = spotted.filter(({ exact }) => exact).map(({ concept }) => concept)
  const isBusiness = named.some((concept) => OF_BUSINESS.has(concept))
  const signs = SIGNS.filter((sign) => says(sign, normalised)).length
  const isAway = isBusiness || named.includes('my-business')
  if (says('withoutMe', normalised) && (!isAway || signs > 0)) return true
  return signs >= (isBusiness ? SIGNS.length : ENOUGH_SIGNS)
}
