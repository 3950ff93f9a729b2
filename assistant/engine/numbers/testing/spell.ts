import type { LanguageTag } from '#assistant/languages/all.ts'
import { type Entry, type Form, type NumberWords, type Script, tableOf } from '../number-words.ts'
import { wordsByLanguage } from '../words-by-language.ts'
import { melt } from './melt.ts'

/** How a language says its hundreds and thousands; everything else is in its tables. */
type Style = {
  /** The words for hundred and thousand after a count, where they are others than alone. */
  hundreds?: Readonly<Record<Script, string>>
  thousands?: Readonly<Record<Script, string>>
  gluesHundreds?: true
  /** 'Thousand', not 'one thousand'. */
  leavesOutOne?: true
  /** 'Iranda-ayiram'. */
  meltsThousands?: true
  and?: string
}

const styles: Partial<Record<LanguageTag, Style>> = {
  en: { and: 'and' },
  mr: { hundreds: { native: 'शे', latin: 'she' }, gluesHundreds: true },
  gu: { gluesHundreds: true, hundreds: { native: 'સો', latin: 'so' } },
  bn: { gluesHundreds: true },
  or: { gluesHundreds: true, hundreds: { native: 'ଶହ', latin: 'saha' } },
  ta: { leavesOutOne: true, meltsThousands: true },
  te: {
    leavesOutOne: true,
    hundreds: { native: 'వందల', latin: 'vandala' },
    thousands: { native: 'వేల', latin: 'vela' },
  },
  kn: { leavesOutOne: true },
  ml: { leavesOutOne: true, meltsThousands: true },
}

type Spelling = {
  /** Which of the spellings of each word to take; 0 takes the usual ones. */
  variant?: number
  script: Script
  /** Written in one word where the language allows it. */
  glued?: boolean
}

type Tables = {
  names: readonly Entry[]
  scales: readonly Entry[]
  words: NumberWords
  style: Style
}

const tablesByLanguage = new Map<string, Tables>()

function tablesFor(language: LanguageTag, script: Script): Tables {
  const tag = language === 'hi' && script === 'latin' ? 'hinglish' : language
  const known = tablesByLanguage.get(tag)
  if (known) return known
  const words = wordsByLanguage[tag][0] as NumberWords
  const tables = {
    names: tableOf(words.names),
    scales: tableOf(words.scales),
    words,
    style: styles[tag] ?? {},
  }
  tablesByLanguage.set(tag, tables)
  return tables
}

/** The words of a whole number up to 99,99,999, for tests. */
export function spell(n: number, language: LanguageTag, spelling: Spelling): string {
  const { script, variant = 0, glued = false } = spelling
  const { names, scales, words, style } = tablesFor(language, script)
  const pick = (entries: readonly Entry[], value: number, end: Form['end']): string | null => {
    const forms = entries
      .find((entry) => entry.value === value)
      ?.forms.filter(
        (form) =>
          form.script === script &&
          form.end === end &&
          form.start === 'free' &&
          form.strength !== 'bound',
      )
    return forms?.length ? (forms[variant % forms.length] as Form).text : null
  }
  const join = (before: string, after: string) =>
    glued && words.sandhi ? melt(before, after, script) : `${before} ${after}`
  const name = (value: number): string => {
    const whole = pick(names, value, 'free')
    if (whole !== null) return whole
    const tens = value - (value % 10)
    return join(pick(names, tens, 'open') ?? pick(names, tens, 'free') ?? '', name(value % 10))
  }
  const scaled = (count: number, scale: number, last: boolean): string => {
    const whole = count * scale
    const end = last ? 'free' : 'open'
    const irregular = pick(scales, whole, end) ?? pick(scales, whole, 'free')
    if (count > 1 && irregular && !(scale === 100 && style.thousands)) return irregular
    const word = pick(scales, scale, end) ?? pick(scales, scale, 'free') ?? ''
    if (count === 1 && (style.leavesOutOne || (n === 100 && style.hundreds))) return word
    if (scale === 100)
      return name(count) + (style.gluesHundreds ? '' : ' ') + (style.hundreds?.[script] ?? word)
    if (style.meltsThousands && scale === 1000 && glued) return melt(name(count), word, script)
    const after = scale === 1000 ? style.thousands?.[script] : undefined
    return `${name(count)} ${after ?? word}`
  }
  if (n === 0) return name(0)
  const lakhs = Math.floor(n / 100_000)
  const thousands = Math.floor(n / 1000) % 100
  const hundreds = Math.floor(n / 100) % 10
  const rest = n % 100
  const groups = [
    lakhs > 0 ? scaled(lakhs, 100_000, n % 100_000 === 0) : '',
    thousands > 0 ? scaled(thousands, 1000, n % 1000 === 0) : '',
    hundreds > 0 ? scaled(hundreds, 100, rest === 0) : '',
    rest > 0 && n > 100 && style.and ? style.and : '',
    rest > 0 ? name(rest) : '',
  ].filter((group) => group !== '')
  return groups.join(' ')
}
