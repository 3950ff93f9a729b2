import { type Form, tableOf } from './engine/numbers/number-words.ts'
import { wordsByLanguage } from './engine/numbers/words-by-language.ts'

/** Every spelling of a number word in every language, and what it is worth. */
export function* numberForms(): Generator<Pick<Form, 'text' | 'strength'> & { value: number }> {
  for (const { names, scales } of Object.values(wordsByLanguage).flat())
    for (const { value, forms } of [...tableOf(names), ...tableOf(scales)])
      for (const { text, strength } of forms) yield { text, strength, value }
}
