import { withHoursApart } from './glued-hours.ts'

export const LONGEST_TEXT = 2000
// Normalising may join letters, so more than the limit is taken before, but never a whole book.
const LONGEST_INPUT = 4 * LONGEST_TEXT

/** The half follows its unit. */
const HOUR_AND_A_HALF = /\b(?:an|one|1) (?:hour|hr) and (?:a|one) half\b/g
const VULGAR_FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** The text that all positions refer to: NFKC, lower case, at most 2,000 characters. */
export function normaliseText(text: string): string {
  return withHoursApart(
    text
      .slice(0, LONGEST_INPUT)
      // NFKC would turn 2½ into 21⁄2.
      .replace(/[½¼¾]/g, (fraction) => VULGAR_FRACTIONS[fraction] ?? fraction)
      .normalize('NFKC')
      .toLowerCase()
      .replace(HOUR_AND_A_HALF, '1.5 hours')
      .normalize('NFKC')
      .slice(0, LONGEST_TEXT)
      .toWellFormed(),
  )
}
