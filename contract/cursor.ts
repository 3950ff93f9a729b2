import * as z from 'zod/mini'

/** Where a page ended: a number, then what tells rows of the same number apart. */
export const cursor = z.string().check(z.regex(/^\d{1,15}(?:\.[\w-]{1,64}){0,2}$/))
