import { lexiconByTongue } from '#content/assistant/lexicons/by-tongue.ts'
import { asSeen } from './figures.ts'

const SHORTEST_STEM = 4
const MORE = 'zero nil k l m mn bn cr lac million billion dozen half quarter'.split(' ')

/** Whether a word is a number, or the beginning of one, in any language that the lexicons know. */
export function createNumberWords(): (word: string) => 'one' | 'many' | null {
  const values = new Map<string, number>(MORE.map((word) => [word, 0]))
  for (const { numbers, multipliers } of Object.values(lexiconByTongue))
    for (const [value, forms] of [...Object.entries(numbers), ...Object.entries(multipliers)])
      for (const form of forms as readonly string[])
        for (const word of asSeen(form).split(/[\s-]+/)) values.set(word, Number(value))
  return (word) => {
    const value = values.get(word)
    if (value !== undefined) return value === 1 ? 'one' : 'many'
    if (/^[a-z]/.test(word)) return null
    // In Indian scripts numbers are written together and take endings.
    for (let length = word.length - 1; length >= SHORTEST_STEM; length--)
      if (values.has(word.slice(0, length))) return 'many'
    return null
  }
}
