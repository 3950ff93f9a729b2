import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'

const COOKIE = '__Host-desk.browser'
const A_YEAR_SECONDS = 365 * 86_400

const signatureOf = (secret: string, id: string, staffId: string): string =>
  createHmac('sha256', secret).update(`${id}:${staffId}`).digest('base64url')

/** A cookie that says that this account has signed in with this browser before. It opens nothing. */
export function markBrowser(secret: string, staffId: string): string {
  const id = randomBytes(16).toString('base64url')
  return serialize(COOKIE, `${id}.${signatureOf(secret, id, staffId)}`, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: A_YEAR_SECONDS,
  })
}

/** The browser's id, when its cookie was made for this account. */
export function knownBrowser(secret: string, cookies: string, staffId: string): string | null {
  const [id = '', signature = ''] = (parse(cookies, COOKIE)[COOKIE] ?? '').split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, id, staffId))
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}
