import * as z from 'zod/mini'

/** Made by the page for what it sends, and sent again with it: the same key twice counts once. */
export const sendKey = z.string().check(z.regex(/^[\w.-]{8,64}$/))
