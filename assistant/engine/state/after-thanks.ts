import type { Concept } from '../../languages/concepts.ts'
import type { Ranker } from '../understand/rank.ts'

const THANKS: ReadonlySet<Concept> = new Set<Concept>(['thanks', 'ok', 'hello'])
const LONGEST_THANKS = 4
const FEWEST_WORDS = 2
const FIRST_CLAUSE = /^([^,.!;:–—।]{1,40}?)(?:[,.!;:–—।]+|\s-)\s+(\S.*)$/su

/** 'Thanks, and what does it cost?': what is asked after the thanks. */
export function afterThanks(text: string, rank: Ranker): string {
  const [, first = '', rest = ''] = FIRST_CLAUSE.exec(text) ?? []
  if (first === '' || rest.split(/\s+/).length < FEWEST_WORDS) return text
  const { read, usage } = rank(first, null)
  const isThanks =
    read.spotted.some(({ concept }) => concept === 'thanks' || concept === 'ok') &&
    read.spotted.every(({ concept }) => THANKS.has(concept)) &&
    read.unknown <= 1 &&
    read.tokens.length <= LONGEST_THANKS &&
    usage.signs.length === 0
  return isThanks ? rest : text
}
