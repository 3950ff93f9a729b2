import type { Topic } from '../knowledge/topics.ts'
import type { Family } from '../training/families.ts'

/**
 * What visitors say, by family of topics. Each string is a small grammar:
 * - `(a|b|c)` one of the alternatives; an alternative may be empty and may hold further groups
 * - `[x]` optional, the same as `(x|)`
 * - `<plan>` `<industry>` `<language>` one of the language's own words for it
 * - `<minutes>` `<calls>` `<money>` an amount with its unit
 */
export type Questions = Readonly<Record<Family, readonly string[]>>

/** The same kind of grammars, where the topic itself is known. */
export type TopicQuestions = Readonly<Partial<Record<Topic, readonly string[]>>>

/** The questions of a language that is written in two scripts, as one. */
export const joined = (one: Questions, other: Questions): Questions =>
  Object.fromEntries(
    Object.entries(one).map(([family, grammars]) => [
      family,
      [...grammars, ...other[family as Family]],
    ]),
  ) as unknown as Questions

/** The questions of two files by their topic. */
export function joinedTopics(one: TopicQuestions, other: TopicQuestions): TopicQuestions {
  const topics = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<Topic>
  return Object.fromEntries(
    [...topics].map((topic) => [topic, [...(one[topic] ?? []), ...(other[topic] ?? [])]]),
  )
}
