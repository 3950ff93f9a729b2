export type Attachment = { name: string; type: string; text: string | null; bytes: Uint8Array }

export type Question = {
  text: string
  attachments: readonly Attachment[]
  /** What the last answer of the conversation left behind; null at its beginning. Old turns are not read again. */
  state: unknown
  /** The language of the page the visitor is on, for a text that gives none away. */
  pageLanguage?: string
  signal: AbortSignal
}

/** What a visitor has left for a person to use. */
export type PersonDetails = { name?: string; phone?: string; email?: string }

/** What an answer is about, to be stored beside it. */
export type About = {
  /** BCP 47 */
  language: string
  script: 'native' | 'latin'
  topic: string
  certainty: 'sure' | 'unsure' | 'declined'
  /** A person is wanted: the chat opens its form. */
  wantsPerson: boolean
  details: PersonDetails
  /** Pages of the site that state it. */
  sources: readonly string[]
}

export type Answer = {
  words: AsyncIterable<string>
  about: About
  /** Small JSON, to be given back with the next question. It is whole once the words have ended. */
  readonly state: unknown
}

export type Assistant = { answer(question: Question): Promise<Answer> }
