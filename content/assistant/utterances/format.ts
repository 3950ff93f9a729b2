import type { Intent } from '../intents.ts'

/**
 * What visitors say, by intent. Each string is a small grammar:
 * - `(a|b|c)` one of the alternatives; an alternative may be empty and may hold further groups
 * - `[x]` optional, the same as `(x|)`
 * - `<plan>` `<industry>` `<language>` a surface form from the language's lexicon
 * - `<minutes>` `<calls>` `<money>` a whole phrase from the lexicon's `samples`, unit included
 *   ('900 minutes', '30 calls a day', '₹10,000')
 */
export type Utterances = Readonly<Record<Intent, readonly string[]>>
