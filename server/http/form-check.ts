/**
 * Judges the forms' `X-Form-Check: <length of the hidden field>;<ms since shown>` header. A form
 * filled where nobody can see, or sent faster than anyone can type, came from a bot. No header or
 * an unreadable one is no judgement: the calls stay open to scripts.
 */
export function looksLikeBot(header: string | undefined, leastMs: number): boolean {
  const match = /^(\d{1,6});(\d{1,12})$/.exec(header ?? '')
  if (!match) return false
  return Number(match[1]) > 0 || Number(match[2]) < leastMs
}
