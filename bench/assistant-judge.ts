import { normalise } from '../assistant/engine/text/normalise.ts'

/** A question and what its answer must and must not say; the last turn's answer counts. */
export type Row = {
  id: string
  lang: string
  turns: readonly string[]
  intent: string
  must: readonly (readonly string[])[]
  mustNot: readonly string[]
}

const LONGEST = 800
const SCRIPTS: Readonly<Record<string, string>> = {
  hi: 'Devanagari',
  mr: 'Devanagari',
  ta: 'Tamil',
  te: 'Telugu',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  pa: 'Gurmukhi',
  or: 'Oriya',
}

const plain = (text: string) => normalise(text).replace(/\*\*|__|`(?!``)/g, '')
// A space at either end of a fact is kept: it marks a word's edge.
const fact = (text: string) =>
  `${/^\s/.test(text) ? ' ' : ''}${plain(text)}${/\s$/.test(text) ? ' ' : ''}`

export function judge({ must, mustNot }: Row, answer: string): boolean {
  const said = ` ${plain(answer)} `
  return (
    answer.trim() !== '' &&
    answer.length <= LONGEST &&
    must.every((any) => any.some((text) => said.includes(fact(text)))) &&
    mustNot.every((text) => !said.includes(fact(text)))
  )
}

/** Whether most letters of the answer are in the script the visitor writes. */
export function isInScript(lang: string, answer: string): boolean {
  const letters = [...answer].filter((sign) => /\p{L}/u.test(sign))
  const script = new RegExp(`\\p{Script=${SCRIPTS[lang] ?? 'Latin'}}`, 'u')
  const own = letters.filter((letter) => script.test(letter)).length
  return own / (letters.length || 1) >= (SCRIPTS[lang] ? 0.5 : 0.8)
}
