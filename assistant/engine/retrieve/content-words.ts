import type { Concept } from '../../languages/concepts.ts'
import { englishStem } from '../text/english-stem.ts'
import { memo } from '../text/memo.ts'
import type { ReadText } from '../understand/read-text.ts'

/** A word of a text that says what it is about. */
export type ContentWord = { root: string | null; concepts: readonly Concept[] }

/** Words that ask, join or point: they stand in every text. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the of in on at to for from by with as is are was were be been being am do does did done has had have having i me my mine you your yours u ur r he she they them their we us our ours it its this that these those there here if so but than then too very just also will would shall should could might must can may what whats which who whom whose when where why how much many some any such into about tell know please want need get gets got give gives let lets say says said and or not no yes dont doesnt cant isnt im ive id ill thing things something really actually exactly ok hi hello hey sir madam pls plz mean means meant else anything ever even still only own make makes made take takes really adya your'.split(
    ' ',
  ),
)
const SUFFIX =
  /(?:ations?|ments?|ingly|ings?|ness|ables?|ibles?|ively|ives?|ions?|ally|als?|ly|ance|ence)$/
const SHORTEST_ROOT = 4

/** 'confirm', 'confirms' and 'confirmation' share a root. */
export const rootOf = memo((word) => {
  const stem = englishStem(word)
  const bare = stem.replace(SUFFIX, '')
  return (bare.length >= SHORTEST_ROOT ? bare : stem).replace(/(?<=...)[ey]$/, '')
})

/** The words of a text that carry it; a word without a root is found by its concepts alone. */
export function contentWords({ tokens, spotted }: ReadText): ContentWord[] {
  return tokens.flatMap(({ text, kind }, at): ContentWord[] => {
    if (kind === 'sign' || EMPTY.has(text)) return []
    const concepts = spotted
      .filter(({ start, end, concept }) => start <= at && at < end && !THIN.has(concept))
      .map(({ concept }) => concept)
    if (kind === 'indic')
      return spotted.some(({ start, end }) => start <= at && at < end) && concepts.length === 0
        ? []
        : [{ root: null, concepts }]
    return [{ root: kind === 'number' ? text : rootOf(text), concepts }]
  })
}

/** Concepts that any question may name. */
const THIN: ReadonlySet<Concept> = new Set<Concept>([
  'how-much',
  'how-long',
  'how',
  'what',
  'which',
  'who',
  'when',
  'where',
  'why',
  'can',
  'tell',
  'want',
  'give',
  'get',
  'have',
  'use',
  'know',
  'see',
  'work',
  'kinds',
  'and',
  'or',
  'not',
  'no',
  'yes',
  'that',
  'please',
  'ok',
  'then',
  'now',
  'hello',
  'all',
  'more',
  'less',
  'only',
  'my-business',
  'company',
  'help-me',
  'again',
  'sure',
  'first-one',
  'second-one',
  'third-one',
])
