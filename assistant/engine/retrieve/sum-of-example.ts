import type { ReadText } from '../understand/read-text.ts'
import {
  coverageOf,
  type Hit,
  isArticle,
  type PassageIndex,
  search,
  type Weighed,
} from './search.ts'

/** An article tells its example first, and what that costs some paragraphs later. */
const SUM = /= ₹/
const ASKS_MONEY =
  /\b(?:costs?|bills?|billed|pay|pays|paid|spend|spends|spent|price|total|amount|sum|outgo)\b/
const OF_AN_EXAMPLE = /\b(?:examples?|articles?|story|stories|imaginary)\b/
const IS_AN_EXAMPLE = /^(?:an |for )?example\b|\b(?:imagine|picture|invented)\b/i
/** A word that tells the example from all others. */
const RARE = 5.5
const FEWEST_HELD = 2
const SAME_HEADING = 0.3

/** 'What does the lab in your article pay?': the sum of the example that the question names. */
export function sumOfExample(
  words: readonly Weighed[],
  { normalised }: ReadText,
  index: PassageIndex,
): Hit | null {
  if (!ASKS_MONEY.test(normalised) || namesAPage(normalised)) return null
  const [told] = search(words, index, ({ page }) => isArticle(page))
  if (!told) return null
  // Who names the firm of an example need not say that it is one.
  if (!OF_AN_EXAMPLE.test(normalised) && !IS_AN_EXAMPLE.test(told.passage.text)) return null
  const held = words.filter(({ roots }) => roots.some((root) => told.passage.roots.includes(root)))
  if (held.length < FEWEST_HELD || held.every(({ weight }) => weight < RARE)) return null
  const { page, heading } = told.passage
  const [sum] = index.passages
    .map((passage, at) => ({ passage, at, coverage: 0 }))
    .filter(({ passage }) => passage.page === page && SUM.test(passage.text))
    .map((hit) => ({ ...hit, coverage: coverageOf(words, hit.at, index) }))
    .sort((a, b) => nearness(b, heading) - nearness(a, heading))
  return sum ?? null
}

/** 'The sum on your healthcare page' stands in no article. */
export const namesAPage = (normalised: string): boolean =>
  A_PAGE.test(normalised) && !AN_ARTICLE.test(normalised)
const A_PAGE = /\b(?:page|pages)\b/
const AN_ARTICLE = /\b(?:articles?|blogs?|posts?|story|stories)\b/

const nearness = ({ passage, coverage }: Hit, heading: string): number =>
  coverage + (passage.heading === heading ? SAME_HEADING : 0)
