import type { IncomingHttpHeaders } from 'node:http'

export type ByteRange = { start: number; end: number }

/** One range, as players ask for it; several at once are answered with the whole file. */
export function readRange(
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const onlyIf = headers['if-range']
  if (typeof onlyIf === 'string' && onlyIf !== etag) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
