import * as z from 'zod/mini'

/** What a live event may be about. Screens that show it ask for it again. */
export const liveTopics = [
  'team',
  'account',
  'inbox',
  'chats',
  'calls',
  'presence',
  'settings',
] as const
export type LiveTopic = (typeof liveTopics)[number]

export const liveNews = [
  'enquiry',
  /** A visitor asks for a person. */
  'person',
  /** An enquiry is nearly overdue. */
  'escalated',
  /** A visitor has answered by mail. */
  'answer',
  /** A reply could not be delivered. */
  'mail-failed',
  /** A visitor asks for a call that staff have to place. */
  'call',
] as const
export type LiveNews = (typeof liveNews)[number]

/** An event names what changed and who changed it; it carries nothing of what was said. */
export const liveEvent = z.object({
  topic: z.union([z.enum(liveTopics), z.literal('everything')]),
  subject: z.nullable(z.string()),
  by: z.nullable(z.string()),
  /** Something that staff want to hear of wherever they look. */
  news: z.optional(z.enum(liveNews)),
})
export type LiveEvent = z.infer<typeof liveEvent>
