import * as z from 'zod/mini'

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/** Monday first; null on a day off. Indian time. */
export const workingHours = z
  .array(
    z.nullable(z.object({ from: clock, to: clock }).check(z.refine(({ from, to }) => from < to))),
  )
  .check(z.length(7))
export type WorkingHours = z.infer<typeof workingHours>

const days = z.number().check(z.int(), z.gte(1), z.lte(3650))

/** Days; never more than the service keeps by its own settings. */
export const keptDays = z.object({ enquiries: days, calls: days, chats: days })
export type KeptDays = z.infer<typeof keptDays>

export const cannedLimits = { answers: 200, titleCharacters: 80, textCharacters: 4000 } as const

/** Languages that an answer can be written in. */
export const cannedLanguages = [
  ...['en', 'hi', 'bn', 'ta', 'te', 'mr', 'gu', 'kn', 'ml', 'pa', 'or', 'ur'],
] as const

export const cannedAnswer = z.object({
  id: z.string(),
  title: z.string(),
  language: z.string(),
  text: z.string(),
})
export type CannedAnswer = z.infer<typeof cannedAnswer>
