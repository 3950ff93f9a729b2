import { createHmac, timingSafeEqual } from 'node:crypto'

/** https://www.twilio.com/docs/usage/security: the address, then each field's name and value, sorted. */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const signed = url + fields.map(([name, value]) => name + value).join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}

export function isSignedByTwilio(
  authToken: string,
  url: string,
  form: URLSearchParams,
  given: string | undefined,
): boolean {
  const expected = Buffer.from(twilioSignature(authToken, url, form))
  const received = Buffer.from(given ?? '')
  return expected.length === received.length && timingSafeEqual(expected, received)
}
