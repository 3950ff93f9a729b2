import { expect, test } from 'vitest'
import { aPdf, aPng, aVoiceNote } from '../../scripts/sample-files.ts'
import { openingOf, sniffType } from './sniff.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['image/png', aPng],
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['audio/wav', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['application/pdf', aPdf('x')],
  ['audio/ogg', bytes('OggS\0\x02')],
  ['audio/webm', aVoiceNote],
  ['audio/mp4', bytes('\0\0\0\x1cftypM4A \0\0\0\0')],
  ['text/plain', new Uint8Array(Buffer.from('नमस्ते\nHello'))],
  ['text/plain', new Uint8Array(Buffer.from('\ufeffHello', 'utf16le'))],
  ['text/plain', bytes('<script>alert(1)</script>')],
  [null, bytes('')],
  [null, bytes('\0\0\0\x18ftypheic')],
  [null, bytes('\x1a\x45\xdf\xa3\x42\x82\x88matroska')],
  [null, bytes('GIF89a\x01\0\x01\0\x80')],
  [null, bytes('MZ\x90\0')],
  [null, bytes('caf\xe9')],
  [null, bytes('RIFF\x24\0\0\0AVI ')],
])('%s', (type, content) => {
  expect(sniffType(content)).toBe(type)
})

test('text is read in the encoding its mark says', () => {
  expect(openingOf(new Uint8Array(Buffer.from('\ufeffरु', 'utf16le')), 9)).toBe('रु')
  expect(openingOf(new Uint8Array(Buffer.from('\ufeffरु', 'utf16le')), 1)).toBe('र')
  expect(openingOf(new Uint8Array(Buffer.from('रु'.repeat(50))), 3)).toBe('रुर')
})
