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
export function aPdf(words: string): Buffer {
  const content = deflateSync(`BT /F1 12 Tf 72 720 Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`)
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
}
