import { indianLanguages } from '#content/facts/languages.ts'
import { type SiteLanguageTag, siteLanguageTags } from '#content/words/languages.ts'
import type { Words } from '#content/words/words.ts'
import { wordsIn } from '../site-words.ts'

export type Wish =
  | 'stop'
  | 'goodbye'
  | 'keep'
  | 'question'
  | 'nothing'
  | { language: SiteLanguageTag }

// English, and Hindi in Latin letters, with what may stand around the words.
const STOP =
  /\bstop (calling|call|phoning|this|it|now|please)\b|\b(unsubscribe|(do not|don'?t|never) call|remove (me|my number)|call mat (karo|karna|kijiye)|band kar(o|iye|do))\b/iu
const GOODBYE = /\b(good ?bye|bye|hang up|that'?s all|bas itna hi)\b/iu
// Said of the call itself, in few words: whoever asks whether a number can be kept asks a question.
const KEEP =
  /^(yes |okay |ok |haan )?((you (may|can) |please )?keep (it|this|this call|my words)( please)?|(aap )?(ise )?rakh (lo|lijiye|sakte hain))$/iu
const ASKED_FOR = /^(in |speak |talk in )?(\w+)( please| mein| me)?$/iu

/** A word alone or nearly so: in a longer sentence it may be about a subscription. */
const FEW_WORDS = 4
const LONGEST_LANGUAGE_WISH = 30

export type HeardWords = {
  said: readonly Words['voice']['heard'][]
  names: readonly (readonly [name: string, language: SiteLanguageTag])[]
}

let heardWords: Promise<HeardWords> | null = null

/** What callers of any language say of the call itself; read once. */
export function heardWordsOfAll(): Promise<HeardWords> {
  heardWords ??= readHeardWords()
  return heardWords
}

async function readHeardWords(): Promise<HeardWords> {
  const all = await Promise.all(siteLanguageTags().map(wordsIn))
  const own = indianLanguages.map(({ code, ownName }) => [ownName, code] as const)
  const named = all.flatMap(({ languageNames, voice }) => [
    ...indianLanguages.map(({ code }) => [languageNames[code], code] as const),
    ...voice.heard.english.map((name) => [name, 'en'] as const),
  ])
  return {
    said: all.map(({ voice }) => voice.heard),
    names: [...own, ...named].map(([name, code]) => [plain(name), code] as const),
  }
}

/** What the caller wants of the call itself, before the assistant is asked. */
export function wishOf(heard: string, { said, names }: HeardWords): Wish {
  const text = plain(heard)
  if (text === '') return 'nothing'
  const says = (phrases: readonly string[]) => phrases.some((phrase) => isSaid(plain(phrase), text))
  if (STOP.test(heard) || said.some(({ stop }) => says(stop))) return 'stop'
  if (GOODBYE.test(heard) || said.some(({ goodbye }) => says(goodbye))) return 'goodbye'
  if (KEEP.test(text) || said.some((words) => isKept(text, words))) return 'keep'
  const language = languageAskedFor(text, names)
  return language ? { language } : 'question'
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,.!?।]+/gu, ' ')
    .trim()

function isSaid(phrase: string, text: string): boolean {
  const isWord = !phrase.includes(' ')
  if (isWord && text.split(' ').length > FEW_WORDS) return false
  return ` ${text} `.includes(` ${phrase} `)
}

/** The whole of it, but for a yes before: somebody's words are read only if that was surely meant. */
function isKept(text: string, { keep, yes }: HeardWords['said'][number]): boolean {
  const agreed = yes.map(plain).find((word) => text.startsWith(`${word} `))
  const rest = agreed ? text.slice(agreed.length + 1) : text
  return keep.some((phrase) => [text, rest].includes(plain(phrase)))
}

function languageAskedFor(text: string, names: HeardWords['names']): SiteLanguageTag | undefined {
  const latin = ASKED_FOR.exec(text)?.[2]
  if (latin) return names.find(([name]) => name === latin)?.[1]
  if (text.length > LONGEST_LANGUAGE_WISH) return undefined
  return names.find(([name]) => ` ${text}`.includes(` ${name}`))?.[1]
}
