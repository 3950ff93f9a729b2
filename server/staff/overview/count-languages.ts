import { languageOf } from '#contract/language-of-text.ts'

type Counted = { language: string; enquiries: number; chats: number }

/** Most first. Enquiries say their language by their letters alone; of chats the assistant has told it. */
export function countLanguages(
  beginnings: readonly string[],
  chats: readonly { language: string; chats: number }[],
): Counted[] {
  const counts = new Map<string, Counted>()
  const at = (language: string): Counted => {
    const known = counts.get(language) ?? { language, enquiries: 0, chats: 0 }
    counts.set(language, known)
    return known
  }
  for (const text of beginnings) at(languageOf(text)).enquiries += 1
  for (const { language, chats: count } of chats) at(language).chats += count
  const all = ({ enquiries, chats: count }: Counted) => enquiries + count
  return [...counts.values()].toSorted(
    (one, other) => all(other) - all(one) || one.language.localeCompare(other.language),
  )
}
