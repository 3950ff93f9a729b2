import { buttonsIn } from '../../knowledge/buttons.ts'
import { figures, planIds, planNames, policyDate } from '../../knowledge/site.ts'
import type { Language } from '../../languages/language.ts'
import type { Sentences } from '../../languages/sentences.ts'
import { latinText } from './latin-text.ts'

/** A language and the letters it is written with. */
export type Voice = { language: Language; script: 'native' | 'latin' }

/** Says sentences in one voice. */
export type Speech = {
  sentences: Sentences
  /** A sentence with its figures and the given values in place. */
  say: (sentence: string, values?: Readonly<Record<string, string>>) => string
  /** 'a, b and c' */
  list: (names: readonly string[]) => string
  /** The text in the voice's letters. */
  finish: (text: string) => string
}

const PLACE = /\{(\w+)\}/g

export function speechIn({ language, script }: Voice): Speech {
  const byHand = script === 'latin' ? language.latinSentences : null
  const sentences = byHand ?? language.sentences
  const { plans } = sentences
  const names: Record<string, string> = {
    ...figures,
    ...plans,
    // Who writes with Latin letters reads the English page.
    ...buttonsIn(script === 'latin' ? 'en' : language.tag),
    policyDate: dateIn(sentences),
  }
  return {
    sentences,
    say: (sentence, values = {}) =>
      sentence.replace(PLACE, (place, name: string) => values[name] ?? names[name] ?? place),
    list: (items) => {
      const last = items.at(-1) ?? ''
      return items.length < 2 ? last : items.slice(0, -1).join(', ') + sentences.listAnd + last
    },
    finish:
      script === 'latin' && !byHand
        ? (text) => latinText(text, language)
        : (text) => withPlanNames(text, sentences),
  }
}

/** Beside a plan's name in another script stands, once, the one on the pricing page. */
function withPlanNames(text: string, { plans }: Sentences): string {
  return planIds.reduce((said, id) => {
    const own = plans[id]
    return own === planNames[id]
      ? said
      : said.replace(`**${own}**`, `**${own} (${planNames[id]})**`)
  }, text)
}

function dateIn({ date, months }: Sentences): string {
  const { day, month, year } = policyDate()
  const values: Record<string, string> = {
    day: String(day),
    month: months.split('|')[month - 1] ?? '',
    year: String(year),
  }
  return date.replace(PLACE, (place, name: string) => values[name] ?? place)
}
