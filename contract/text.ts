import { z } from 'zod'
import { countCharacters } from './enquiry.ts'

// Bidirectional overrides count as control characters in one-line values: they can make a name in
// a mail's subject read as something else. Joiners stay, Indic scripts need them.
const CONTROL_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
const CONTROL_IN_MESSAGE = /[^\P{Cc}\n\t]/u

const BLANK = 'This value is required.'
const MISSING = { error: 'This value is required, once.' }
const tooLong = (limit: number) =>
  `At most ${limit.toLocaleString('en-IN')} characters are allowed.`

// One fault a value: later rules are not asked once one is broken.
const stop = (error: string) => ({ error, abort: true })

/** One line of a person's text, trimmed: no control characters, at most `limit` code points. */
export function lineText({ limit, optional = false }: { limit: number; optional?: boolean }) {
  const base = optional ? z.string(MISSING).default('') : z.string(MISSING)
  return base
    .refine((text) => !CONTROL_IN_LINE.test(text), stop('Control characters are not allowed.'))
    .transform((text) => text.trim())
    .refine((text) => optional || text !== '', stop(BLANK))
    .refine((text) => countCharacters(text) <= limit, stop(tooLong(limit)))
    .meta({ maxLength: limit })
}

/** Free text with line breaks and tabs, trimmed. */
export function messageText(limit: number) {
  return z
    .string(MISSING)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine((text) => !CONTROL_IN_MESSAGE.test(text), stop('Control characters are not allowed.'))
    .refine((text) => text !== '', stop(BLANK))
    .refine((text) => countCharacters(text) <= limit, stop(tooLong(limit)))
    .meta({ maxLength: limit })
}
