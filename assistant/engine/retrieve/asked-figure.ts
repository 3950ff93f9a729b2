import type { ReadText } from '../understand/read-text.ts'
import { rootOf } from './content-words.ts'

const HOW_MANY = /\b(?:how (?:many|much)\s+((?:[a-z]+\s?){1,3})|(?:what|which) ([a-z]{3,}s)\b)/
const FIRST_WORD = /^(?:and |so |ok |the |then )*([a-z]{3,}s)\b/
const MONEY =
  /\b(?:costs?|bills?|billed|pay|pays|paid|spend|spends|price|worth|rupees|salary|lose|loses)\b/
const HOW_LONG = /\bhow long\b|\bhow much time\b/
const A_WHILE =
  /\b(?:\d[\d,.]*|an?|one|two|three|four|five|six|ten|half an?) (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/
const NUMBER =
  /^(?:₹?\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|hundred|thousand|half|once|twice)$/
const WORDS = /[\p{L}\p{N}₹][\p{L}\p{N},.₹’']*/gu
const COUNTED_WITHIN = 3
const COUNTED = 0.5
const LASTING = 0.25
const PRICED = 0.15

/**
 * 'How many rooms?', 'minutes per month?': how much rather a sentence tells the figure that is asked for,
 * because a number stands before the word that is counted, or because it tells of money.
 */
export function figureLead({ normalised }: ReadText): (text: string) => number {
  const counted = countedIn(normalised)
  const asksMoney = MONEY.test(normalised)
  const asksLength = HOW_LONG.test(normalised)
  return (text) => {
    const words = [...text.matchAll(WORDS)].map(([word]) => word.toLowerCase().replace(/[,.]$/, ''))
    const isCounted =
      counted.size > 0 &&
      words.some(
        (word, at) =>
          NUMBER.test(word) &&
          words
            .slice(at + 1, at + 1 + COUNTED_WITHIN)
            .some((next) => /^[a-z]/.test(next) && counted.has(rootOf(next))),
      )
    const isPriced = asksMoney && text.includes('₹')
    const isLasting = asksLength && A_WHILE.test(text)
    return (isCounted ? COUNTED : 0) + (isPriced ? PRICED : 0) + (isLasting ? LASTING : 0)
  }
}

/** The roots of what is counted: the words after 'how many', or the word that a short question begins with. */
function countedIn(normalised: string): ReadonlySet<string> {
  const [, many, which] = HOW_MANY.exec(normalised) ?? []
  const after = many ?? which
  const [, first] = after ? [] : (FIRST_WORD.exec(normalised) ?? [])
  const words = (after ?? first ?? '').trim().split(/\s+/)
  return new Set(words.filter((word) => word.length > 2 && !EMPTY.has(word)).map(rootOf))
}
const EMPTY: ReadonlySet<string> = new Set(
  'was were does did are the that this what which where when would could should you your they them their for and from with more money less such there have has had will can about'.split(
    ' ',
  ),
)

/** Whether a lead says that the asked thing is counted there. */
export const isCountedBy = (lead: number): boolean => lead >= COUNTED
