import {
  ADDAK,
  ANUSVARA,
  CANDRABINDU,
  consonantAt,
  indicOffset,
  KHANDA_TA,
  signAt,
  TIPPI,
  VIRAMA,
  VISARGA,
  vowelAt,
} from './letters.ts'
import { memo } from './memo.ts'

/** What gives a language away when it is typed among English words. All divided by ' '. */
export type AmongEnglish = {
  /** Case endings that stand behind an English word: 'plan er price'. */
  apart: string
  /** Case endings that are glued to it: 'planla', 'agentinte'. */
  glued: string
  /** Small words and common verbs, as they are typed; those that English spells so too count less. */
  words: string
  /** Endings of verbs, where English words and names have none like it. */
  verbs: string
}

/** How a language's letters are commonly written with Latin ones. */
export type Romanisation = {
  /** What a consonant without a sign sounds: 'a', in Bengali 'o'. */
  inherent: string
  /** Whether a silent vowel is left out: at a word's end, and also within it. */
  silent: 'never' | 'final' | 'within'
  /** What is written for a nasal at a word's end; 'n' if nothing is said. */
  finalNasal?: string
  /** Letters that differ from the common table, by their own sign. */
  letters: Readonly<Record<string, string>>
  /** Spellings mended after the letters: pairs of pattern and replacement. */
  mend: readonly (readonly [RegExp, string])[]
  amongEnglish: AmongEnglish
}

const NASAL = 'ṃ'

type Sound = { consonant: string; vowel: string; silent: boolean }

const soundsOf = (word: string, rules: Romanisation): Sound[] => {
  const sounds: Sound[] = []
  const last = () => sounds.at(-1)
  let geminate = false
  for (const letter of word) {
    const offset = indicOffset(letter)
    const own = rules.letters[letter]
    const consonant = offset === KHANDA_TA ? 't' : (own ?? consonantAt(offset))
    const before = last()
    if (signAt(offset) !== undefined && before) {
      before.vowel = own ?? (signAt(offset) as string)
      before.silent = false
    } else if (offset === VIRAMA && before) {
      before.vowel = ''
      before.silent = false
    } else if (offset === ADDAK) geminate = true
    else if (offset === ANUSVARA || offset === CANDRABINDU || offset === TIPPI) {
      sounds.push({ consonant: NASAL, vowel: '', silent: false })
    } else if (offset === VISARGA) sounds.push({ consonant: 'h', vowel: '', silent: false })
    else if (vowelAt(offset) !== undefined)
      sounds.push({ consonant: '', vowel: own ?? (vowelAt(offset) as string), silent: false })
    else if (consonant !== undefined && offset >= 0) {
      const doubled = geminate ? (consonant[0] as string) + consonant : consonant
      geminate = false
      sounds.push({
        consonant: doubled,
        vowel: offset === KHANDA_TA ? '' : rules.inherent,
        silent: offset !== KHANDA_TA,
      })
    } else if (offset < 0) sounds.push({ consonant: letter, vowel: '', silent: false })
  }
  return sounds
}

const romanisers = new WeakMap<Romanisation, (word: string) => string>()

/** One word of an Indic script in Latin letters, as people type it. */
export function romaniseWord(word: string, rules: Romanisation): string {
  const known = romanisers.get(rules)
  if (known) return known(word)
  const romanise = memo((one) => lettersOf(one, rules))
  romanisers.set(rules, romanise)
  return romanise(word)
}

function lettersOf(word: string, rules: Romanisation): string {
  const sounds = soundsOf(word, rules)
  if (rules.silent !== 'never') quieten(sounds, rules.silent === 'within')
  let latin = sounds
    .map(({ consonant, vowel }) => consonant + vowel)
    .join('')
    .replace(/ṃ$/, rules.finalNasal ?? 'n')
    .replace(/ṃ(?=[pbm])/g, 'm')
    .replace(/ṃ/g, 'n')
  for (const [pattern, replacement] of rules.mend) latin = latin.replace(pattern, replacement)
  return latin
}

/** Leaves out the vowel that is not spoken: 'samay', not 'samaya'; 'karna', not 'karana'. */
function quieten(sounds: Sound[], within: boolean): void {
  const end = sounds.length - 1
  const final = sounds[end]
  const cluster = end > 0 && sounds[end - 1]?.vowel === '' && sounds[end - 1]?.consonant !== NASAL
  if (final?.silent && end > 0 && !cluster) final.vowel = ''
  if (!within) return
  for (let at = end - 1; at > 0; at--) {
    const here = sounds[at] as Sound
    const before = sounds[at - 1] as Sound
    const after = sounds[at + 1] as Sound
    if (
      here.silent &&
      here.consonant &&
      before.vowel !== '' &&
      after.vowel !== '' &&
      after.consonant
    ) {
      here.vowel = ''
      here.silent = false
    }
  }
}
