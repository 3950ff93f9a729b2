// What the service says in a conversation. The browser reads answers with these schemas: `zod/mini`.
import * as z from 'zod/mini'
import { type AttachmentType, attachmentTypes, chatIdPattern } from './chat.ts'

export const startedChat = z.object({ chat_id: z.string().check(z.regex(chatIdPattern)) })

/** How much of a file the assistant takes in: its text, the picture itself, or nothing. */
const reading = z.enum(['text', 'picture', 'none'])
export type AttachmentReading = z.infer<typeof reading>

export const attachment = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(Object.keys(attachmentTypes) as AttachmentType[]),
  size: z.number(),
  reading,
})
export type ChatAttachment = z.infer<typeof attachment>

const rating = z.enum(['up', 'down'])
export type ChatRating = z.infer<typeof rating>

/** `stopped`: the visitor left or pressed stop. `broken`: the assistant failed half-way. */
const ending = z.enum(['done', 'stopped', 'broken'])
export type ReplyEnding = z.infer<typeof ending>

const message = z.object({
  id: z.string(),
  /** `person`: somebody of the staff, who has taken over from the assistant. */
  role: z.enum(['user', 'model', 'person']),
  text: z.string(),
  ending,
  rating: z.nullable(rating),
  said_by: z.nullable(z.string()),
  attachments: z.readonly(z.array(attachment)),
})

export const conversation = z.object({
  chat_id: startedChat.shape.chat_id,
  messages: z.readonly(z.array(message)),
  /** What to ask for the messages before these; null when there are none. */
  earlier: z.nullable(z.string()),
  pending: z.readonly(z.array(attachment)),
  /** Who of the staff is there; null while the assistant answers. */
  person: z.nullable(z.object({ name: z.string() })),
})
export type Conversation = z.infer<typeof conversation>

/** What changes in a conversation. Its words are read with the conversation itself. */
export const chatChange = z.object({
  /** The last message that there is, to be read when it is another than is shown. */
  last: z.nullable(z.string()),
  person: z.nullable(z.object({ name: z.string() })),
  typing: z.boolean(),
})
export type ChatChange = z.infer<typeof chatChange>

export const transcript = z.object({ text: z.string() })

/** What a visitor has told of themselves in the conversation. */
const personDetails = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type PersonDetails = z.infer<typeof personDetails>

/** Headers take ASCII alone, names do not. */
export const writePerson = (details: PersonDetails): string =>
  encodeURIComponent(JSON.stringify(details))

/** Null when a reply wants no person. */
export function readPerson(header: string | null): PersonDetails | null {
  if (header === null) return null
  try {
    return z.parse(personDetails, JSON.parse(decodeURIComponent(header)))
  } catch {
    return {}
  }
}
