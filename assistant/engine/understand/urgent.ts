import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from './rank.ts'

/** An accident that is told, not one that a caller of ours may have. */
export function needsHelpNow({ read }: Reading): boolean {
  const urgent = read.spotted.filter(({ concept, exact }) => exact && concept === 'urgent-help')
  // A Marathi ambulance begins with the word for a patient.
  const isWithin = (start: number) => urgent.some((one) => one.start <= start && start < one.end)
  return (
    urgent.length > 0 &&
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
