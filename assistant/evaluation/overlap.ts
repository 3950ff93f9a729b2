import { hash } from '../engine/hash.ts'
import { normalise } from '../engine/text/normalise.ts'
import { languages } from '../languages/all.ts'
import { expand, type Node, parseGrammar } from '../training/grammar.ts'

const FEWEST_WORDS = 4
const TEXTS_A_GRAMMAR = 60
/** A few words, whatever a place in a grammar is filled with. */
const FILLING = '(?:\\S+ ?){0,4}?'

/** Letters, digits and single spaces: punctuation does not tell two questions apart. */
const bare = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function patternOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'slot') return FILLING
      if (node.kind === 'choice') return `(?:${node.options.map(patternOf).join('|')})`
      return /[\p{L}\p{M}\p{N}]/u.test(node.text) ? node.text : ' ?'
    })
    .join('')
}

/** The words in any order, whole and with each one left out in turn. */
function* keysOf(words: readonly string[]): Iterable<string> {
  const sorted = words.toSorted()
  yield sorted.join(' ')
  for (const at of sorted.keys()) yield sorted.toSpliced(at, 1).join(' ')
}

/** Every grammar that the engine is trained from. */
export async function trainingGrammars(): Promise<string[]> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const { questions, topicQuestions = {} } = await language.questions()
      return [...Object.values(questions), ...Object.values(topicQuestions)].flat()
    }),
  )
  return [...new Set(found.flat())]
}

/**
 * Tells whether a question could have been learned by heart: a grammar derives it, or it differs by no
 * more than one word and the order from a text that one derives. Very short questions do not count:
 * 'what does it cost' is asked by everybody.
 */
export function createOverlapCheck(grammars: readonly string[]): (question: string) => boolean {
  const derives = grammars.map(
    (grammar) => new RegExp(`^ ?${patternOf(parseGrammar(normalise(grammar)))} ?$`, 'u'),
  )
  const known = new Set<string>()
  for (const grammar of grammars)
    for (const text of expand([grammar], (name) => name, TEXTS_A_GRAMMAR, hash(grammar))) {
      const words = bare(text).split(' ')
      if (words.length >= FEWEST_WORDS) for (const key of keysOf(words)) known.add(key)
    }
  return (question) => {
    const text = bare(question)
    const words = text.split(' ')
    if (words.length < FEWEST_WORDS) return false
    if (derives.some((pattern) => pattern.test(text))) return true
    for (const key of keysOf(words))
      if (key.split(' ').length >= FEWEST_WORDS && known.has(key)) return true
    return false
  }
}
