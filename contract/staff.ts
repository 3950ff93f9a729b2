import * as z from 'zod/mini'
import { roles } from './call.ts'

export const passwordLimits = { least: 12, most: 200 } as const
const NAME_CHARACTERS = 80

/** One mailbox, as people are found by it. */
export const staffEmail = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[^\s@<>"',;:\\]+@[^\s@]+\.[^\s@]+$/),
  )

export const staffName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(NAME_CHARACTERS),
  // Neither line breaks nor signs that turn the direction of what follows.
  z.regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u),
)

export const newPassword = z
  .string()
  .check(z.minLength(passwordLimits.least), z.maxLength(passwordLimits.most))

/** What is typed to prove oneself: whatever it is, it is only compared. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(1000))
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/))
export const role = z.enum(roles)

export const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  disabled: z.boolean(),
  second_factor: z.boolean(),
  seen_at: z.nullable(z.number()),
  /** Away until then; null when they are not. */
  absent_until: z.nullable(z.number()),
})
export type TeamMember = z.infer<typeof member>

export const passkeyJson = z.record(z.string(), z.unknown())
