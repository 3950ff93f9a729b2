import type { Concept } from './concepts.ts'

/**
 * How a language names each concept: ways of saying it, one after the other, divided by '|'.
 *
 * - Native script: give stems. A form of three letters or more also finds every word that begins
 *   with it, so 'मिनट' finds 'मिनटों'. Add inflected forms only where the stem itself changes.
 * - Latin letters: the native forms are romanised by themselves, and small differences of spelling
 *   are forgiven. Add a Latin form only where people write something else ('nai' for 'nahi').
 * - A form may hold several words. '=' before a form asks for the whole word as it stands.
 * - English forms are always known as well, also in this script: repeat none of them.
 */
export type Words = Readonly<Record<Concept, string>>
