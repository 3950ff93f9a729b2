import type { Romanisation } from '../engine/text/romanise.ts'
import type { Questions, TopicQuestions } from './questions.ts'
import type { Sentences } from './sentences.ts'
import type { Words } from './words.ts'

/** How a language marks a question that wants yes or no. */
export type YesNoMarks = {
  /** Words that open such a question ('क्या', 'is'), divided by '|'. */
  opening: string
  /** Words that close one ('क्या', 'ਕੀ'), divided by '|'. */
  closing: string
  /** Endings of the last word ('ா', 'ో'), divided by '|'. */
  endings: string
  /** Words that ask for it wherever they stand ('रात में क्या फोन उठाती है', 'whether'), divided by '|'. */
  within: string
  /** Beginnings of the words before which those ask for a thing ('क्या करती है'), divided by '|'. */
  asksFor: string
  /** Words that look like a no and deny nothing ('… है ना', '… or not'), at the end; divided by '|'. */
  tags: string
  /** The same where more may follow ('बेचते तो नहीं हो'), divided by '|'. */
  hopes: string
  /** Endings of a last verb that ask by their sound alone ('जुड़ जाएगा'), divided by '|'. */
  futures: string
}

/** A language of the assistant: everything it needs stands in one folder. */
export type Language = {
  /** BCP 47 */
  tag: string
  /** As Unicode names it. */
  script: string
  words: Words
  /** Small words that say nothing by themselves but give the language away, divided by ' '. */
  particles: string
  yesNo: YesNoMarks
  sentences: Sentences
  /** How its letters are written with Latin ones; null for English. */
  romanisation: Romanisation | null
  /** English words as the script writes them, and their English spelling: for answers in Latin letters. */
  loanwords: Readonly<Record<string, string>>
  /** Written by hand instead of romanised, where that reads better. */
  latinSentences: Sentences | null
  /** What visitors say, for training; not loaded at run time. */
  questions: () => Promise<{ questions: Questions; topicQuestions?: TopicQuestions }>
}
