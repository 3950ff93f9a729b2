/** What the widget and the service agree on. The browser loads this file: keep it small. */

export const chatLimits = {
  textCharacters: 4000,
  attachmentBytes: 5 * 1024 * 1024,
  attachmentsPerMessage: 4,
  attachmentNameCharacters: 120,
  voiceSeconds: 60,
  /** A minute at 128 kbit/s. */
  voiceBytes: 1024 * 1024,
  /** Questions and replies of one conversation; then another has to be begun. */
  messages: 200,
  characters: 400_000,
  /** How many of them are sent at once. */
  messagesPerPage: 40,
} as const

export const chatIdKey = 'chat_id'
/** Tells with an enquiry from which conversation it was sent. */
export const chatIdHeader = 'Chat-Id'
export const messageIdHeader = 'Chat-Message-Id'
/** With an answer that has no words, since somebody of the staff will give it. */
export const withPersonHeader = 'Chat-With-Person'
/** On a reply that wants a person: the form in the chat opens, with what the visitor has told already. */
export const personHeader = 'Chat-Person'
/** On a reply of a service that turns voice notes into text. */
export const hearsHeader = 'Chat-Hears-Voice'
/** Names a question, so that one sent again after a lost connection is not taken for another. */
export const questionKeyHeader = 'Chat-Question-Key'

/** Counted in code points, as a person counts. */
export const fitsInMessage = (text: string): boolean =>
  text.length <= chatLimits.textCharacters || [...text].length <= chatLimits.textCharacters

/** `connection`: the service was not reached. `reply`: it gave none. `full`: it takes no more here. */
export type ChatFailure = 'connection' | 'reply' | 'other' | 'full'

export const attachmentTypes = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'application/pdf': 'document',
  'text/plain': 'document',
  'audio/webm': 'voice',
  'audio/ogg': 'voice',
  'audio/mp4': 'voice',
  'audio/wav': 'voice',
} as const
export type AttachmentType = keyof typeof attachmentTypes

// Phones and messengers rename pictures and recordings without converting them.
const pictures = ['image/png', 'image/jpeg', 'image/webp'] as const
const recordings = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'] as const

/** What a file may be by the ending of its name. */
const typesByEnding: Readonly<Record<string, readonly AttachmentType[]>> = {
  png: pictures,
  jpg: pictures,
  jpeg: pictures,
  webp: pictures,
  pdf: ['application/pdf'],
  txt: ['text/plain'],
  text: ['text/plain'],
  md: ['text/plain'],
  csv: ['text/plain'],
  log: ['text/plain'],
  webm: recordings,
  ogg: recordings,
  m4a: recordings,
  mp4: recordings,
  wav: recordings,
}

/** The types that a name allows: an ending that is not known none, a name without one any. */
export function typesOfName(name: string): readonly AttachmentType[] {
  const [, ending] = /\.([a-z\d]*[a-z][a-z\d]*)[\s.\p{Cf}]*$/iu.exec(name) ?? []
  if (ending === undefined) return Object.keys(attachmentTypes) as AttachmentType[]
  const known = ending.toLowerCase()
  return Object.hasOwn(typesByEnding, known) ? (typesByEnding[known] ?? []) : []
}

export const chatIdPattern = /^[\w-]{22,64}$/
export const isChatId = (value: unknown): value is string =>
  typeof value === 'string' && chatIdPattern.test(value)
