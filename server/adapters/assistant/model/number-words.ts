import { numberForms } from '#assistant/port.ts'
import { asSeen } from './figures.ts'

const SHORTEST_STEM = 4
const MORE = 'zero nil k l m mn bn cr lac million billion dozen half quarter'.split(' ')

/** Whether a word is a number, or the beginning of one, in any language that the assistant reads. */
export function createNumberWords(): (word: string) => 'one' | 'many' | null {
  const values = new Map<string, number>(MORE.map((word) => [word, 0]))
  for (const { text, strength, value } of numberForms())
    if (strength === 'strong' || text.length >= SHORTEST_STEM) values.set(asSeen(text), value)
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
