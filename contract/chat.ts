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

/** What a visitor has told of themselves in the conversation. */
export type PersonDetails = { name?: string; phone?: string; email?: string }

/** Headers take ASCII alone, names do not. */
export const writePerson = (details: PersonDetails): string =>
  encodeURIComponent(JSON.stringify(details))

/** Null when a reply wants no person. */
export function readPerson(header: string | null): PersonDetails | null {
  if (header === null) return null
  try {
    const given: unknown = JSON.parse(decodeURIComponent(header))
    if (!isFields(given)) return {}
    const { name, phone, email } = given
    return {
      ...(typeof name === 'string' ? { name } : {}),
      ...(typeof phone === 'string' ? { phone } : {}),
      ...(typeof email === 'string' ? { email } : {}),
    }
  } catch {
    return {}
  }
}

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

const isAttachmentType = (type: string): type is AttachmentType =>
  Object.hasOwn(attachmentTypes, type)

/** How much of a file the assistant takes in: its text, the picture itself, or nothing. */
export type AttachmentReading = 'text' | 'picture' | 'none'

export type ChatAttachment = {
  id: string
  name: string
  type: AttachmentType
  size: number
  reading: AttachmentReading
}

export type ChatRating = 'up' | 'down'
export const isChatRating = (value: unknown): value is ChatRating =>
  value === 'up' || value === 'down'

/** `stopped`: the visitor left or pressed stop. `broken`: the assistant failed half-way. */
export type ReplyEnding = 'done' | 'stopped' | 'broken'

type ChatMessage = {
  id: string
  /** `person`: somebody of the staff, who has taken over from the assistant. */
  role: 'user' | 'model' | 'person'
  text: string
  ending: ReplyEnding
  rating: ChatRating | null
  said_by: string | null
  attachments: readonly ChatAttachment[]
}

export type Conversation = {
  chat_id: string
  messages: readonly ChatMessage[]
  /** What to ask for the messages before these; null when there are none. */
  earlier: string | null
  pending: readonly ChatAttachment[]
  /** Who of the staff is there; null while the assistant answers. */
  person: { name: string } | null
}

export const chatIdPattern = /^[\w-]{22,64}$/
export const isChatId = (value: unknown): value is string =>
  typeof value === 'string' && chatIdPattern.test(value)

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

export function readChatId(answer: unknown): string | null {
  return isFields(answer) && isChatId(answer.chat_id) ? answer.chat_id : null
}

export function readAttachment(answer: unknown): ChatAttachment | null {
  if (!isFields(answer)) return null
  const { id, name, type, size, reading } = answer
  const known =
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof type === 'string' &&
    isAttachmentType(type) &&
    (reading === 'text' || reading === 'picture' || reading === 'none')
  return known ? { id, name, type, size, reading } : null
}

function readMessage(answer: unknown): ChatMessage | null {
  if (!isFields(answer)) return null
  const { id, role, text, ending, rating, said_by, attachments } = answer
  if (typeof id !== 'string' || typeof text !== 'string') return null
  if (role !== 'user' && role !== 'model' && role !== 'person') return null
  return {
    id,
    role,
    text,
    ending: ending === 'stopped' || ending === 'broken' ? ending : 'done',
    rating: isChatRating(rating) ? rating : null,
    said_by: typeof said_by === 'string' ? said_by : null,
    attachments: readList(attachments, readAttachment),
  }
}

function readList<T>(list: unknown, read: (entry: unknown) => T | null): T[] {
  return Array.isArray(list) ? list.map(read).filter((entry) => entry !== null) : []
}

export function readConversation(answer: unknown): Conversation | null {
  const chatId = readChatId(answer)
  if (!chatId || !isFields(answer)) return null
  return {
    chat_id: chatId,
    messages: readList(answer.messages, readMessage),
    earlier: typeof answer.earlier === 'string' ? answer.earlier : null,
    pending: readList(answer.pending, readAttachment),
    person: readSpeaker(answer.person),
  }
}

function readSpeaker(person: unknown): Conversation['person'] {
  return isFields(person) && typeof person.name === 'string' ? { name: person.name } : null
}

export function readTranscript(answer: unknown): string | null {
  return isFields(answer) && typeof answer.text === 'string' ? answer.text.trim() || null : null
}
