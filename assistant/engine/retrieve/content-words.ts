import { brandToken } from '#content/facts/brand.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import { casualKey } from '../concepts/lexicon.ts'
import { englishStem } from '../text/english-stem.ts'
import { fold } from '../text/fold.ts'
import { memo } from '../text/memo.ts'
import type { Token } from '../text/tokens.ts'
import { particlesOf } from '../understand/particles.ts'
import type { ReadText } from '../understand/read-text.ts'

/** A word of a text that says what it is about. */
export type ContentWord = {
  /** What it is looked up by, the surest first; none if its concepts alone tell. */
  roots: readonly string[]
  concepts: readonly Concept[]
}

/** Words that ask, join or point: they stand in every text. */
const EMPTY: ReadonlySet<string> = new Set([
  brandToken.toLowerCase(),
  ...'a an the of in on at to for from by with as is are was were be been being am do does did done has had have having i me my mine you your yours u ur r he she they them their we us our ours it its this that these those there here if so but than then too very just also will would shall should could might must can may what whats which who whom whose when where why how much many some any such into about tell know please want need get gets got give gives let lets say says said and or not no yes dont doesnt cant isnt im ive id ill thing things something really actually exactly ok hi hello hey sir madam pls plz mean means meant else anything ever even still only own make makes made take takes really your'.split(
    ' ',
  ),
])
const SUFFIX =
  /(?:ations?|ments?|ingly|ings?|ness|ables?|ibles?|ively|ives?|ions?|ally|als?|ly|ance|ence)$/
const SHORTEST_ROOT = 4

/** 'confirm', 'confirms' and 'confirmation' share a root. */
export const rootOf = memo((word) => {
  const stem = englishStem(word)
  const bare = stem.replace(SUFFIX, '')
  return (bare.length >= SHORTEST_ROOT ? bare : stem).replace(/(?<=...)[ey]$/, '')
})

const STEM_LETTERS = 6
const BEGINNING_LETTERS = 4
const BEGINNING = '~~'
/** The root is only how a word begins: 'roju' and 'rojulu', but also other words. */
export const isBeginning = (root: string): boolean => root.startsWith(BEGINNING)

/** What a word of another language sounds like, without its endings, whatever letters it is written with. */
function soundRoots(sound: string): string[] {
  const cut = (letters: number) => sound.slice(0, letters).replace(/(?<=..)[aeiou]+$/, '')
  return [`~${cut(STEM_LETTERS)}`, `${BEGINNING}${cut(BEGINNING_LETTERS)}`]
}

function rootsOf({ text, kind }: Token, { romanisation }: Language): string[] {
  if (kind === 'number') return [text]
  if (!romanisation) return kind === 'indic' ? [] : [rootOf(text)]
  if (kind === 'indic') return soundRoots(casualKey(text, romanisation))
  return [rootOf(text), ...soundRoots(fold(text))]
}

/** The words of a text that carry it; a word without a root is found by its concepts alone. */
export function contentWords({ tokens, spotted }: ReadText, language: Language): ContentWord[] {
  const small = language.romanisation ? particlesOf(language) : null
  return tokens.flatMap((token, at): ContentWord[] => {
    const { text, kind } = token
    if (kind === 'sign' || EMPTY.has(text) || small?.has(text)) return []
    const concepts = spotted
      .filter(({ start, end, concept }) => start <= at && at < end && !THIN.has(concept))
      .map(({ concept }) => concept)
    const isThin =
      (kind === 'indic' || small !== null) &&
      concepts.length === 0 &&
      spotted.some(({ start, end }) => start <= at && at < end)
    return isThin ? [] : [{ roots: rootsOf(token, language), concepts }]
  })
}

/** Concepts that any question may name. */
const THIN: ReadonlySet<Concept> = new Set<Concept>([
  ...questionWords,
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
