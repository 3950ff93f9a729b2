import type { Concept } from '../../languages/concepts.ts'
import { englishStem } from '../text/english-stem.ts'
import { fold, skeleton } from '../text/fold.ts'
import { memoBy } from '../text/memo.ts'
import { type Romanisation, romaniseWord } from '../text/romanise.ts'
import type { Token } from '../text/tokens.ts'
import { casualKey, type Form, type Forms, type Lexicon, nativeKey, shapeOf } from './lexicon.ts'
import { isOneSlipAway } from './slip.ts'

/** A concept named in a text, by the tokens from `start` to before `end`. */
export type Spotted = { concept: Concept; start: number; end: number; exact: boolean }

/** The lexicons in use for a text: English always, and the visitor's language. */
export type Vocabulary = {
  english: Lexicon
  /** Small words that are spelt right as they stand: never taken for a slip of another. */
  common: ReadonlySet<string>
  own: { lexicon: Lexicon; rules: Romanisation } | null
}

const SHORTEST_NATIVE_STEM = 3
const SHORTEST_LATIN_STEM = 5
/** In a phrase a short stem would find too much: 'होता है' is not 'होटल है'. */
const SHORTEST_PHRASE_STEM = 5
const SHORTEST_SLIPPED_WORD = 4
const SHORTEST_SOUND = 4

/** A word and the keys under which each lexicon may know it. */
type Word = {
  text: string
  kind: Token['kind']
  english: string
  sound: string
  native: string
}
type Found = { form: Form; exact: boolean }

const lookedUp = memoBy<Vocabulary, { word: Word; forms: readonly Found[] }>()

/** Every concept that a text names; where a longer form stands, shorter ones within it do not count. */
export function spot(tokens: readonly Token[], vocabulary: Vocabulary): Spotted[] {
  const words = tokens.map((token) =>
    lookedUp(vocabulary, token.text, () => {
      const word = wordOf(token, vocabulary)
      return { word, forms: formsAt(word, vocabulary) }
    }),
  )
  const found: Spotted[] = []
  for (const [at, { forms }] of words.entries())
    for (const { form, exact } of forms)
      if (form.keys.every((key, i) => i === 0 || matches(key, form.whole, words[at + i]?.word)))
        found.push({ concept: form.concept, start: at, end: at + form.keys.length, exact })
  return withoutInner(found)
}

function wordOf({ text, kind }: Token, { own }: Vocabulary): Word {
  if (kind === 'indic')
    return {
      text,
      kind,
      english: '',
      sound: own ? casualKey(text, own.rules) : '',
      native: own ? nativeKey(text, own.rules) : '',
    }
  if (kind === 'latin')
    return { text, kind, english: englishStem(text), sound: fold(text), native: '' }
  return { text, kind, english: text, sound: text, native: '' }
}

function withoutInner(found: readonly Spotted[]): Spotted[] {
  const longAt = longByToken(found)
  const seen = new Set<string>()
  return found.filter((one) => {
    const id = `${one.concept} ${one.start} ${one.end}`
    if (seen.has(id)) return false
    seen.add(id)
    return !longAt.get(one.start)?.some(
      ({ concept, start, end }) =>
        one.end <= end &&
        end - start > one.end - one.start &&
        // 'In Hindi please' asks for a language, and names it; so does 'my clinic' name a trade, and 'read the
        // report' a report.
        !(NAMING.has(concept) && one.exact && one.concept !== concept),
    )
  })
}

/** The forms of several words that stand over a token: few, however long the text. */
function longByToken(found: readonly Spotted[]): Map<number, Spotted[]> {
  const longAt = new Map<number, Spotted[]>()
  for (const one of found)
    for (let at = one.start; at < one.end && one.end - one.start > 1; at++) {
      const over = longAt.get(at)
      if (over) over.push(one)
      else longAt.set(at, [one])
    }
  return longAt
}

const NAMING: ReadonlySet<Concept> = new Set<Concept>(['reply-in', 'my-business', 'report-values'])

/** Forms that may begin with a word. */
function formsAt(word: Word, { english, own, common }: Vocabulary): Found[] {
  if (word.kind === 'indic') {
    if (!own) return []
    const { native } = own.lexicon
    const spelt = common.has(word.text) ? romaniseWord(word.text, own.rules) : null
    const known = [
      ...exactly(native, word.native),
      ...byStem(native, word.native, SHORTEST_NATIVE_STEM),
    ].filter(({ form }) => spelt === null || form.keys.length > 1 || form.spelt === spelt)
    // A small word that sounds like an English one is not it: 'आप' is no app.
    return known.length > 0 || common.has(word.text) ? known : loanword(word.sound, english)
  }
  const inEnglish = exactly(english.latin, word.english)
  // 'aap' is no app: a small word is only what it is spelt like.
  const isSmall = common.has(word.text)
  const inOwn = (own ? exactly(own.lexicon.latin, word.sound) : []).filter(
    ({ form }) => !isSmall || form.keys.length > 1 || form.spelt === word.text,
  )
  // 'base' is not taken for another language's word that merely sounds like it.
  const known =
    inEnglish.length > 0
      ? [...inEnglish, ...inOwn.filter(({ form }) => form.spelt === word.text)]
      : inOwn
  if (known.length > 0 || word.kind !== 'latin') return known
  const stems = own ? byStem(own.lexicon.latin, word.sound, SHORTEST_LATIN_STEM) : []
  if (stems.length > 0 || common.has(word.text)) return stems
  return [...nearly(english, word.text), ...(own ? nearly(own.lexicon, word.sound) : [])]
}

const exactly = (forms: Forms, key: string): Found[] =>
  (forms.get(key) ?? []).map((form) => ({ form, exact: true }))

function byStem(forms: Forms, key: string, shortest: number): Found[] {
  const found: Found[] = []
  for (let length = key.length - 1; length >= shortest; length--)
    for (const form of forms.get(key.slice(0, length)) ?? [])
      if (!form.whole && (form.keys.length === 1 || length >= SHORTEST_PHRASE_STEM))
        found.push({ form, exact: true })
  return found
}

/** A word typed with one slip, as it sounds, or with its vowels left out. */
function nearly(lexicon: Lexicon, written: string): Found[] {
  const { latin, spellings, sounds, shapes, skeletons } = lexicon
  const near = new Set<string>()
  const sound = fold(written)
  if (sound.length >= SHORTEST_SOUND) for (const known of sounds.get(sound) ?? []) near.add(known)
  if (near.size === 0 && written.length >= SHORTEST_SLIPPED_WORD) {
    for (let length = written.length - 1; length <= written.length + 1; length++)
      for (const known of shapes.get(shapeOf(written, length)) ?? [])
        if (isOneSlipAway(known, written)) near.add(known)
  }
  if (near.size === 0) for (const known of skeletons.get(skeleton(sound)) ?? []) near.add(known)
  const keys = new Set([...near].flatMap((known) => spellings.get(known) ?? []))
  const forms = [...keys].flatMap((key) => latin.get(key) ?? [])
  // What could be a slip of anything is a slip of nothing.
  if (new Set(forms.map(({ concept }) => concept)).size > MOST_SLIPPED_FROM) return []
  return forms.filter(({ concept }) => concept !== 'rival').map((form) => ({ form, exact: false }))
}
const MOST_SLIPPED_FROM = 4

/** An English word in Indic letters, found by its sound. */
function loanword(sound: string, english: Lexicon): Found[] {
  const spelt = english.sounds.get(sound) ?? []
  const keys = new Set(spelt.flatMap((written) => english.spellings.get(written) ?? []))
  const found = [...keys].flatMap((key) => exactly(english.latin, key))
  return found.length > 0 ? found : nearly(english, sound)
}

/** Whether a further word of a form stands here. */
function matches(key: string, whole: boolean, word: Word | undefined): boolean {
  if (!word) return false
  if (key === word.english || key === word.sound || key === word.native) return true
  if (word.kind === 'indic')
    return !whole && key.length >= SHORTEST_PHRASE_STEM && word.native.startsWith(key)
  if (word.kind !== 'latin' || key.length < SHORTEST_SLIPPED_WORD) return false
  if (!whole && key.length >= SHORTEST_LATIN_STEM && word.sound.startsWith(key)) return true
  return isOneSlipAway(key, word.english) || isOneSlipAway(key, word.sound)
}
