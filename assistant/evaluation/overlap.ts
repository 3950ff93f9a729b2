import { articleSlugs } from '#content/articles/all.ts'
import { hash } from '../engine/hash.ts'
import { normalise } from '../engine/text/normalise.ts'
import { type LanguageTag, languages } from '../languages/all.ts'
import { askedIn } from '../languages/asked.ts'
import type { Concept } from '../languages/concepts.ts'
import { followUpsIn } from '../languages/follow-ups.ts'
import type { Language } from '../languages/language.ts'
import { nameSlots } from '../languages/named-concepts.ts'
import { expand, type Node, parseGrammar } from '../training/grammar.ts'
import { articleQuestions } from '../training/passages/article-questions.ts'

const FEWEST_WORDS = 4
const TEXTS_A_GRAMMAR = 60

/** Letters, digits and single spaces: punctuation does not tell two questions apart. */
const bare = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

const SLOTS: Readonly<Record<string, readonly Concept[]>> = {
  ...nameSlots,
  minutes: ['minute'],
  calls: ['call', 'daily'],
  money: ['money'],
}

/** What a place of a grammar is filled with in a language: a name, or a number with its unit. */
function fillingOf({ words }: Language, name: string): string {
  const forms = (SLOTS[name] ?? []).flatMap((concept) => words[concept].split('|'))
  const said = `(?:${forms.map((form) => escaped(bare(form))).join('|')})`
  return ['minutes', 'calls', 'money'].includes(name) ? `\\d+(?: ${said})*` : said
}

function patternOf(nodes: readonly Node[], filling: (name: string) => string): string {
  return nodes
    .map((node) => {
      if (node.kind === 'slot') return filling(node.name)
      if (node.kind === 'text') return /[\p{L}\p{M}\p{N}]/u.test(node.text) ? node.text : ' ?'
      return `(?:${node.options.map((option) => patternOf(option, filling)).join('|')})`
    })
    .join('')
}

/** The words in any order, whole and with each one left out in turn. */
function* keysOf(words: readonly string[]): Iterable<string> {
  const sorted = words.toSorted()
  yield sorted.join(' ')
  for (const at of sorted.keys()) yield sorted.toSpliced(at, 1).join(' ')
}

export type Grammar = { language: Language; grammar: string }

const GRAMMAR_SIGNS = /[()[\]|<>]/g

/** What articles are found by is written down as people ask it, too. */
const ofArticles = ({ tag }: Language): string[] =>
  articleSlugs
    .flatMap(articleQuestions)
    .flatMap(({ asked }) => asked[tag as LanguageTag]?.split(' | ') ?? [])

/** Every grammar that the engine is trained from, and every question that it learns as it stands. */
export async function trainingGrammars(): Promise<Grammar[]> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const { questions, topicQuestions = {} } = await language.questions()
      const asked = [...askedIn(language), ...followUpsIn(language)].map(({ text }) =>
        text.replace(GRAMMAR_SIGNS, ' '),
      )
      const grammars = [
        ...[...Object.values(questions), ...Object.values(topicQuestions)].flat(),
        ...asked,
        ...ofArticles(language),
      ]
      return [...new Set(grammars)].map((grammar) => ({ language, grammar }))
    }),
  )
  return found.flat()
}

/**
 * Finds the grammar from which a question could have been learned by heart: it derives the question, or
 * a text that differs by no more than one word and the order. Very short questions do not count: 'what
 * does it cost' is asked by everybody.
 */
export function createOverlapCheck(
  grammars: readonly Grammar[],
): (question: string) => string | null {
  // A plain text derives itself alone: its words are among the known ones.
  const branching = grammars.filter(({ grammar }) => grammar.search(GRAMMAR_SIGNS) >= 0)
  const derives = branching.map(({ language, grammar }) => {
    const nodes = parseGrammar(normalise(grammar))
    const pattern = patternOf(nodes, (name) => fillingOf(language, name))
    return { grammar, pattern: new RegExp(`^ ?${pattern} ?$`, 'u') }
  })
  const known = new Map<string, string>()
  for (const { grammar } of grammars)
    for (const text of expand([grammar], (name) => name, TEXTS_A_GRAMMAR, hash(grammar))) {
      const words = bare(text).split(' ')
      if (words.length >= FEWEST_WORDS) for (const key of keysOf(words)) known.set(key, grammar)
    }
  return (question) => {
    const text = bare(question)
    const words = text.split(' ')
    if (words.length < FEWEST_WORDS) return null
    const deriving = derives.find(({ pattern }) => pattern.test(text))
    if (deriving) return deriving.grammar
    for (const key of keysOf(words)) {
      const near = key.split(' ').length >= FEWEST_WORDS ? known.get(key) : undefined
      if (near) return near
    }
    return null
  }
}
