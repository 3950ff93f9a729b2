import type { Passage } from '../../knowledge/passage.ts'
import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { type ContentWord, isBeginning } from './content-words.ts'

/** How well a passage covers what a question names, from 0 to 1. */
export type Hit = { passage: Passage; at: number; coverage: number }

export type PassageIndex = {
  passages: readonly Passage[]
  /** Passages by what stands in them or above them. */
  byRoot: ReadonlyMap<string, readonly number[]>
  byConcept: ReadonlyMap<Concept, readonly number[]>
  /** Sentences of articles by the words in which they are asked for; these do not tell how rare a word is. */
  byAskedRoot: ReadonlyMap<string, readonly number[]>
  /** Where the assistant's own text on a topic stands. */
  byTopic: ReadonlyMap<Topic, number>
  /** The first and last passage of each block, by passage. */
  blocks: readonly (readonly [number, number])[]
  /** Every root of each article, by its page. */
  articles: ReadonlyMap<string, ReadonlySet<string>>
}

/** What a match counts by where it stands, found by the word itself or by what it names. */
type Worth = { root: number; concept: number }
const OWN: Worth = { root: 1, concept: 0.8 }
const ASKED: Worth = { root: 0.95, concept: 0.7 }
/** 'What do I pay on Pro?' holds too little to mean the example that somebody pays for. */
const FEWEST_ASKED = 3
const ABOVE: Worth = { root: 0.75, concept: 0.5 }
const BESIDE: Worth = { root: 0.6, concept: 0.4 }
/** A rare word that stands elsewhere in the same article: a firm is named once, and its bill comes later. */
const SAME_ARTICLE = 0.35
const RARE_IN_AN_ARTICLE = 5
/** That two words begin alike is less than that they are the same. */
const BEGINNING_SHARE = 0.8
const MOST_HITS = 8
const MOST_WEIGHED = 64
const MOST_WORDS = 24
/** A word that stands nowhere on the site weighs less than a rare one: it may be mere colour. */
const UNKNOWN_SHARE = 0.75
/** Of passages that cover a question alike, the assistant's own words come first, articles last. */
const OWN_TEXT_LEAD = 0.04
const PAGE_LEAD = 0.03

export function indexOf(passages: readonly Passage[]): PassageIndex {
  const byRoot = new Map<string, number[]>()
  const byConcept = new Map<Concept, number[]>()
  const byAskedRoot = new Map<string, number[]>()
  const byTopic = new Map<Topic, number>()
  const blocks: [number, number][] = []
  const articles = new Map<string, Set<string>>()
  for (const [at, { page, roots, concepts, above, asked, block, topic }] of passages.entries()) {
    if (isArticle(page)) articles.set(page, new Set([...(articles.get(page) ?? []), ...roots]))
    for (const root of new Set([...roots, ...above.roots])) put(byRoot, root, at)
    for (const concept of new Set([...concepts, ...above.concepts])) put(byConcept, concept, at)
    for (const root of asked?.roots ?? []) put(byAskedRoot, root, at)
    if (topic) byTopic.set(topic, at)
    const before = at > 0 && passages[at - 1]?.block === block ? blocks[at - 1] : undefined
    if (before) before[1] = at
    blocks.push(before ?? [at, at])
  }
  return { passages, byRoot, byConcept, byAskedRoot, byTopic, blocks, articles }
}

export const isArticle = (page: string): boolean => page.startsWith('/blog/')

function put<K>(index: Map<K, number[]>, key: K, at: number): void {
  const known = index.get(key)
  if (known) known.push(at)
  else index.set(key, [at])
}

/** A word of a question, how telling it is, and how telling what it names is beside it. */
export type Weighed = ContentWord & { weight: number; named: number }

/** Rare words tell more than common ones. */
export function weighed(words: readonly ContentWord[], index: PassageIndex): Weighed[] {
  const rarity = (count: number) => (count > 0 ? Math.log(1 + index.passages.length / count) : 0)
  const unknown = rarity(1) * UNKNOWN_SHARE
  return words.slice(0, MOST_WORDS).map((word) => {
    const found = word.roots.find((root) => index.byRoot.has(root) || index.byAskedRoot.has(root))
    const places = index.byRoot.get(found ?? '') ?? index.byAskedRoot.get(found ?? '')
    const own = rarity(places?.length ?? 0)
    const named = Math.max(
      0,
      ...word.concepts.map((concept) => rarity(index.byConcept.get(concept)?.length ?? 0)),
    )
    const weight = own || named || unknown
    return { ...word, weight, named: Math.min(1, named / weight) }
  })
}

type Found = { roots: readonly string[]; concepts: readonly Concept[] }

function matchIn({ roots, concepts, named }: Weighed, found: Found, worth: Worth): number {
  const root = roots.find((one) => found.roots.includes(one))
  if (root !== undefined) return worth.root * (isBeginning(root) ? BEGINNING_SHARE : 1)
  const isNamed = concepts.some((concept) => found.concepts.includes(concept))
  return isNamed ? worth.concept * named : 0
}

/** How much of the words a passage holds, itself or around it. */
export function coverageOf(words: readonly Weighed[], at: number, index: PassageIndex): number {
  const passage = index.passages[at]
  if (!passage) return 0
  const [first, last] = index.blocks[at] ?? [at, at]
  const article = index.articles.get(passage.page)
  const isLong = words.length >= FEWEST_ASKED
  let held = 0
  let all = 0
  for (const word of words) {
    let match = Math.max(matchIn(word, passage, OWN), matchIn(word, passage.above, ABOVE))
    if (passage.asked && isLong) match = Math.max(match, matchIn(word, passage.asked, ASKED))
    for (let near = first; near <= last && match < BESIDE.root; near++)
      match = Math.max(match, matchIn(word, index.passages[near] as Passage, BESIDE))
    if (match < SAME_ARTICLE && article && word.weight >= RARE_IN_AN_ARTICLE)
      match = word.roots.some((root) => article.has(root)) ? SAME_ARTICLE : match
    held += word.weight * match
    all += word.weight
  }
  return all === 0 ? 0 : held / all
}

/** The passages that cover a question's words best, best first. */
export function search(
  words: readonly Weighed[],
  index: PassageIndex,
  isWanted: (passage: Passage) => boolean = () => true,
): Hit[] {
  const rough = new Map<number, number>()
  for (const { roots, concepts, weight, named } of words) {
    const found = new Map<number, number>()
    for (const concept of concepts)
      for (const at of index.byConcept.get(concept) ?? []) found.set(at, weight * named)
    for (const root of roots.toReversed())
      for (const at of [...(index.byAskedRoot.get(root) ?? []), ...(index.byRoot.get(root) ?? [])])
        found.set(at, weight * (isBeginning(root) ? BEGINNING_SHARE : 1))
    for (const [at, worth] of found) rough.set(at, (rough.get(at) ?? 0) + worth)
  }
  const lead = ({ topic, page }: Passage) =>
    topic ? OWN_TEXT_LEAD : isArticle(page) ? 0 : PAGE_LEAD
  return [...rough]
    .filter(([at]) => isWanted(index.passages[at] as Passage))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_WEIGHED)
    .map(
      ([at]): Hit => ({
        passage: index.passages[at] as Passage,
        at,
        coverage: coverageOf(words, at, index),
      }),
    )
    .sort((a, b) => b.coverage + lead(b.passage) - a.coverage - lead(a.passage))
    .slice(0, MOST_HITS)
}
