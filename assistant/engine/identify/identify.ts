import { languageOf, languages } from '../../languages/all.ts'
import { en } from '../../languages/en/language.ts'
import type { Language } from '../../languages/language.ts'
import type { Voice } from '../answer/speech.ts'
import { type Classifier, scoresOf, softmax } from '../classify/classifier.ts'
import { type Features, spellingFeatures } from '../classify/features.ts'
import { vocabularyOf } from '../concepts/vocabulary.ts'
import { fold } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
import { tokensOf } from '../text/tokens.ts'
import {
  couldBeAnyLanguage,
  couldBeHalfOfThem,
  isEnglishToSomeone,
  isEnglishWord,
} from './is-english.ts'
import { namesIn } from './names.ts'
import { type Told, toldByWords } from './own-words.ts'
import { numbersIn, wordsIn } from './word-lists.ts'

/** Languages that share a script are told apart by their words: one classifier a script. */
export type LanguageModels = Readonly<Record<string, Classifier>>

const LATIN_LETTERS_TO_ONE = 4
const SHORT_WORDS = 4
const SURE = 0.55
const SURE_WITHOUT_WORDS = 0.97
const SURE_OF_ANOTHER = 0.9
const SURE_OF_A_CHANGE = 0.75
const SURE_OF_A_SHORT_CHANGE = 0.97
const FEW_WORDS = 6
const FEWEST_WORDS = 2
/** By how many words a language must be ahead of the one spoken before, and of the one a text looks like. */
const AHEAD = 1
const FAR_AHEAD = 2
const QUOTED = /"[^"]*"|“[^”]*”/g
/** 'Kavita Rao' is spelled so in every language. */
const NAME = /^\p{Lu}[\p{Ll}.]+(\s\p{Lu}[\p{Ll}.]*){1,2}$/u

/** What a text looks like to the classifier that tells languages apart. */
export function languageFeatures(text: string, size: number): Features {
  const words = tokensOf(normalise(text)).filter(({ kind }) => kind === 'latin' || kind === 'indic')
  return spellingFeatures(
    words.map((word) => word.text),
    size,
  )
}

/**
 * The language and letters of a text. Product names in Latin letters do not make Hindi English; a
 * text too short to tell ('pro?') is taken to be in the voice spoken before, and at the start of a
 * conversation in the language of the page.
 */
export function identify(
  text: string,
  models: LanguageModels,
  before: Voice | null,
  page: Language = en,
): Voice {
  const pageVoice: Voice = { language: page, script: 'native' }
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const scripts = [...new Set(languages.map(({ script }) => script))]
    .filter((script) => script !== 'Latin')
    .map((script) => ({
      script,
      letters: text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0,
    }))
    .sort((a, b) => b.letters - a.letters)
  const [most] = scripts
  if (most && most.letters > 0 && most.letters * LATIN_LETTERS_TO_ONE >= latin)
    return { language: among(text, most.script, models, before ?? pageVoice), script: 'native' }
  if (latin === 0) return before ?? pageVoice
  const voice = inLatin(withoutQuotes(text), models, before)
  if (before || page === en) return voice
  const isUnsaid = NAME.test(text.trim()) || (voice.language === en && couldBeAnyLanguage(text))
  return isUnsaid ? pageVoice : voice
}

/** What a message quotes is not its language: 'will it understand "kab milega"?'. */
function withoutQuotes(text: string): string {
  const own = text.replace(QUOTED, ' ')
  return tokensOf(normalise(own)).length > FEWEST_WORDS ? own : text
}

function among(
  text: string,
  script: string,
  models: LanguageModels,
  before: Voice | null,
): Language {
  const candidates = languages.filter((language) => language.script === script)
  const model = models[script]
  if (candidates.length < 2 || !model) return candidates[0] ?? en
  const { tag, share } = likeliest(text, model)
  const known = before && before.language.script === script ? before.language : null
  // Without a word that only one of them has it stays what it was, or is the commoner one.
  const own = ownWords(text, candidates)
  const isOwn = own.size === 0 ? share >= SURE_WITHOUT_WORDS : (own.get(tag) ?? 0) > 0
  const needed = known && known.tag !== tag ? SURE_OF_A_CHANGE : SURE
  if (isOwn && share >= needed) return candidates.find((language) => language.tag === tag) ?? en
  const [only, ...more] = own.keys()
  if (only && more.length === 0) return candidates.find((language) => language.tag === only) ?? en
  return known ?? candidates[0] ?? en
}

function inLatin(text: string, models: LanguageModels, before: Voice | null): Voice {
  const model = models.Latin
  const english: Voice = { language: en, script: 'native' }
  if (!model) return english
  const told = toldByWords(text)
  // 'price?' is English at the start of a conversation, and whatever was spoken before within one.
  if (!told && isEnglishToSomeone(text))
    return before && tokensOf(normalise(text)).length <= SHORT_WORDS ? before : english
  const { tag, share } = likeliest(text, model, COMMONER)
  const own = told && toldApart(told, model, { tag, share }, before)
  if (own) return { language: own, script: 'latin' }
  // 'Base e ki call recording ache': an English word may be one of theirs too.
  const isPlainlyOther = tag !== en.tag && share >= SURE_OF_ANOTHER
  if (before === null && !isPlainlyOther && couldBeHalfOfThem(text)) return english
  const isOther = before !== null && before.language.tag !== tag
  // 'haan' is Hindi to who has been typing Hindi, whoever else says it.
  const words = tokensOf(normalise(text)).filter(({ kind }) => kind === 'latin')
  const isOwn =
    before?.script === 'latin' && words.every(({ text: word }) => knowsAWord(word, before.language))
  if (isOther && isOwn && words.length <= FEWEST_WORDS) return before
  const isShort = tokensOf(normalise(text)).length <= FEW_WORDS
  // Who has been typing one language goes on in it: a few words hardly tell two neighbours apart.
  const needed = isOther
    ? before.script === 'latin' && isShort
      ? SURE_OF_A_SHORT_CHANGE
      : SURE_OF_A_CHANGE
    : SURE
  if (share < needed && before) return before
  const language = languages.find((one) => one.tag === tag) ?? en
  if (language === en || !knowsAWord(text, language))
    return language === en ? english : (before ?? english)
  return { language, script: 'latin' }
}

/** The language that the words of a message tell, if they tell enough against what else it looks like. */
function toldApart(
  { tied, certain, foreign, shareOf }: Told,
  model: Classifier,
  whole: Likeliest,
  before: Voice | null,
): Language | null {
  const looksLike = languageOf(whole.tag)
  const others = languages.filter((one) => one !== en && !certain.includes(one))
  const none = Object.fromEntries(others.map(({ tag }) => [tag, 0]))
  // Its English words say nothing of which of several it is.
  const language = tied.includes(looksLike)
    ? looksLike
    : languageOf(likeliest(foreign, model, { ...COMMONER, ...none }).tag)
  const isAhead = (other: Language, by: number) =>
    other === en || other === language || shareOf(language) - shareOf(other) >= by
  // Who has been typing another language goes on in it, unless it lacks the words of what is said.
  const isChange = before?.script === 'latin' && !isAhead(before.language, AHEAD)
  const isOther = whole.share >= SURE && !isAhead(looksLike, FAR_AHEAD)
  return language === en || isChange || isOther ? null : language
}

/** How many words of a text only one of the languages knows, by language. */
function ownWords(text: string, candidates: readonly Language[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { text: word } of tokensOf(normalise(text)).filter(({ kind }) => kind === 'indic')) {
    const [only, ...more] = candidates.filter(
      ({ tag, words, particles }) =>
        wordsIn(words).has(word) || wordsIn(particles).has(word) || numbersIn(tag).has(word),
    )
    if (only && more.length === 0) found.set(only.tag, (found.get(only.tag) ?? 0) + 1)
  }
  return found
}

/**
 * Random letters look like any language: one of its words must be there. Beside a name it must be one
 * that English does not have: 'Kavya Unnikrishnan wants Base' looks Indian by the name alone.
 */
function knowsAWord(text: string, language: Language): boolean {
  const { own, common } = vocabularyOf(language)
  const names = namesIn(text)
  return tokensOf(normalise(text)).some(({ text: word, kind }) => {
    if (kind !== 'latin' || names.has(word)) return false
    if (names.size > 0 && isEnglishWord(word)) return false
    const sound = fold(word)
    return (
      common.has(word) ||
      (own?.lexicon.latin.has(sound) ?? false) ||
      (own?.lexicon.vocabulary.has(word) ?? false) ||
      stemIn(own?.lexicon.latin, sound)
    )
  })
}

const SHORTEST_STEM = 5

function stemIn(forms: ReadonlyMap<string, unknown> | undefined, sound: string): boolean {
  for (let length = sound.length - 1; length >= SHORTEST_STEM; length--)
    if (forms?.has(sound.slice(0, length))) return true
  return false
}

/** In Latin letters Hindi is written by far more people than its neighbours. */
const COMMONER: Readonly<Record<string, number>> = { hi: 4 }

type Likeliest = { tag: string; share: number }

function likeliest(
  text: string,
  model: Classifier,
  weights: Readonly<Record<string, number>> = {},
): Likeliest {
  const plain = softmax(scoresOf(model, languageFeatures(text, model.size)), model.temperature)
  const weighed = plain.map((share, i) => share * (weights[model.labels[i] ?? ''] ?? 1))
  const total = weighed.reduce((sum, share) => sum + share, 0)
  const shares = weighed.map((share) => share / total)
  let best = 0
  for (let i = 1; i < shares.length; i++)
    if ((shares[i] as number) > (shares[best] as number)) best = i
  return { tag: model.labels[best] ?? 'en', share: shares[best] ?? 0 }
}
