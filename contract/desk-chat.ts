import * as z from 'zod/mini'

export const chatViews = ['live', 'waiting', 'mine', 'all'] as const

export const deskChatRow = z.object({
  id: z.string(),
  started_at: z.number(),
  used_at: z.number(),
  messages: z.number(),
  last: z.nullable(z.object({ role: z.enum(['user', 'model', 'person']), text: z.string() })),
  /** `gone`: not seen at the desk for minutes, so that another may take over. */
  person: z.nullable(z.object({ id: z.string(), name: z.string(), gone: z.boolean() })),
  asked_person_at: z.nullable(z.number()),
  /** How sure the assistant was of its last reply. */
  certainty: z.nullable(z.enum(['sure', 'unsure', 'declined'])),
  topic: z.nullable(z.string()),
  /** In which the assistant heard the visitor; null before it has answered. */
  language: z.nullable(z.string()),
})
export type DeskChatRow = z.infer<typeof deskChatRow>

export const deskChat = z.object({
  ...deskChatRow.shape,
  said: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'model', 'person']),
      text: z.string(),
      at: z.number(),
      said_by: z.nullable(z.string()),
      ending: z.enum(['done', 'stopped', 'broken']),
      rating: z.nullable(z.enum(['up', 'down'])),
      certainty: z.nullable(z.enum(['sure', 'unsure', 'declined'])),
      files: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  person_since: z.nullable(z.number()),
  hand_back_note: z.nullable(z.string()),
  /** `left`: what is said now leaves by mail, or waits for them to come back. */
  visitor: z.enum(['here', 'left']),
  /** Whether it leaves by mail, once they have left. */
  mails: z.boolean(),
  /** Enquiries that were sent from it, newest first. */
  enquiries: z.array(z.string()),
})
export type DeskChat = z.infer<typeof deskChat>
