import type { Concept } from '../../languages/concepts.ts'
import type { ReadText } from '../understand/read-text.ts'

/** What kind of thing a question asks to be told. */
export type Kind = 'money' | 'gain' | 'time' | 'length' | 'share'

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow'
const ASKS: readonly (readonly [Kind, RegExp])[] = [
  ['share', /\bper ?cent|\bpercent|%|\bshare\b/],
  ['length', /\bhow long\b|\bhow much time\b|\bhow (?:quick|quickly|fast|soon)\b/],
  ['time', /\bwhen\b|\b(?:what|which) (?:time|day|hours?|date)\b|\b(?:until|till) what\b/],
  [
    'gain',
    /\b(?:bring|brings|brought|come|comes|came|coming|gain|gains|gained|earn|earns|earned|make|made|save|saves|saved|worth|recover|recovered|lose|loses|lost)\b.*\b(?:how much|what|money)\b|\b(?:how much|what|money)\b.*\b(?:bring|brings|brought|come|comes|came|coming|gain|gains|gained|earn|earns|earned|save|saves|saved|worth|recover|recovered|lose|loses|lost)\b/,
  ],
  [
    'money',
    /\bhow much\b|\bwhat\b.*\b(?:costs?|bills?|charges?|pay|pays|paid|price|spend|spends|spent|fine|fee)\b|\b(?:costs?|bills?|price)\b.*\bwhat\b/,
  ],
]
const TELLS: Readonly<Record<Kind, RegExp>> = {
  share: /%|\bper cent\b|\b(?:one|two|three|four|five|\d+) in (?:\d+|[a-z]+)\b|\bhalf\b|\bthird\b/i,
  length:
    /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|half an?) (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  time: new RegExp(
    `\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\bo[’']clock\\b|\\b(?:noon|midnight|morning|evening|night|afternoon)\\b|\\b(?:${DAYS})\\b|\\bday \\w+|\\b\\d+(?:st|nd|rd|th)\\b`,
    'i',
  ),
  gain: /^(?!.*= ₹).*₹/,
  money: /₹/,
}
const BY_CONCEPT: readonly (readonly [Concept, Kind])[] = [
  ['percent', 'share'],
  ['how-long', 'length'],
  ['when', 'time'],
]

/** The kind of figure that is asked for, by the words of English and by what those of other languages name. */
export function askedKind({ normalised }: ReadText, named: ReadonlySet<Concept>): Kind | null {
  const asked = ASKS.find(([, words]) => words.test(normalised))
  if (asked) return asked[0]
  return BY_CONCEPT.find(([concept]) => named.has(concept))?.[1] ?? null
}

/** Whether a sentence tells such a thing. */
export const tells = (kind: Kind, text: string): boolean => TELLS[kind].test(text)
