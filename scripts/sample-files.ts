import { deflateSync } from 'node:zlib'

/** One green pixel. */
export const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAC/wGzbrJk4wAAAABJRU5ErkJggg==',
  'base64',
)

/** The head of a WebM file, which is all that is looked at. */
export const aVoiceNote = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(200, 1),
])

/** A one-page PDF that draws the given words, compressed as most programs do. */
export const aPdf = (words: string): Buffer =>
  aPdfOf(deflateSync(`BT /F1 12 Tf 72 720 Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`))

/** A one-page PDF with the given content stream, whatever it holds. */
export function aPdfOf(content: Uint8Array, filter = '/Filter /FlateDecode'): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const add = (...pieces: (string | Uint8Array)[]) =>
    parts.push(...pieces.map((piece) => Buffer.from(piece as string)))
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, body] of objects.entries()) {
    offsets.push(length())
    add(`${index + 1} 0 obj\n${body}\nendobj\n`)
  }
  offsets.push(length())
  add(`5 0 obj\n<< /Length ${content.length} ${filter} >>\nstream\n`, content)
  add('\nendstream\nendobj\n')
  const table = length()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 6\n0000000000 65535 f \n${rows}trailer << /Size 6 /Root 1 0 R >>\n`)
  add(`startxref\n${table}\n%%EOF\n`)
  return Buffer.concat(parts)
}
