import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
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
  'my-business',
])

/** 'Nobody would notice if I was gone': despair that is put indirectly. */
export const despairs = ({ read }: Reading): boolean =>
  says('despair', read.normalised) ||
  (says('withoutMe', read.normalised) &&
    !read.spotted.some(({ concept, exact }) => exact && OF_BUSINESS.has(concept)))
