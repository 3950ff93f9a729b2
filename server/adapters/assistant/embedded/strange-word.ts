import { hash } from './hash.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SHORTEST = 4
// Trying the spellings of a word takes time by the square of its length; ours are shorter.
const LONGEST = 24

/** A Latin word that nobody uses of our matters, not even misspelt by one letter: 'infosys'. */
export function isStrange(ownWords: ReadonlySet<number>, word: string): boolean {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return false
  if (word.length > LONGEST) return true
  if (ownWords.has(hash(word))) return false
  for (const spelling of oneSlipAway(word)) if (ownWords.has(hash(spelling))) return false
  return true
}

function* oneSlipAway(word: string): Iterable<string> {
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    yield before + after.slice(1)
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2)
    for (const letter of LETTERS) {
      yield before + letter + after
      yield before + letter + after.slice(1)
    }
  }
}
