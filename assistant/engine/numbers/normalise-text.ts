export const LONGEST_TEXT = 2000
// Normalising may join letters, so more than the limit is taken before, but never a whole book.
const LONGEST_INPUT = 4 * LONGEST_TEXT

const VULGAR_FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** The text that all positions refer to: NFKC, lower case, at most 2,000 characters. */
export function normaliseText(text: string): string {
  return (
    text
      .slice(0, LONGEST_INPUT)
      // NFKC would turn 2½ into 21⁄2.
      .replace(/[½¼¾]/g, (fraction) => VULGAR_FRACTIONS[fraction] ?? fraction)
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      .slice(0, LONGEST_TEXT)
      .toWellFormed()
  )
}
