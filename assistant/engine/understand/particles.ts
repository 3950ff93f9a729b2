import type { Language } from '../../languages/language.ts'
import { casualKey } from '../concepts/lexicon.ts'
import { normalise } from '../text/normalise.ts'

const particles = new Map<string, ReadonlySet<string>>()

/** Small words that say nothing by themselves. */
export function particlesOf(language: Language): ReadonlySet<string> {
  const known = particles.get(language.tag)
  if (known) return known
  const { romanisation } = language
  const words = new Set<string>()
  for (const word of language.particles.split(' ')) {
    words.add(normalise(word))
    if (romanisation) words.add(casualKey(normalise(word), romanisation))
  }
  particles.set(language.tag, words)
  return words
}
