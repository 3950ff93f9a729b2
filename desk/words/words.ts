import { en } from './en.ts'

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { [Key in keyof T]: Widened<T[Key]> }

/** The shape that every language has: a missing word does not compile. */
export type Words = Widened<typeof en>

/** The words that are shown. A second language is a second file of this shape, chosen here. */
export const words: Words = en
