import type { AttachmentType } from '#contract/chat.ts'

const at = (bytes: Uint8Array, from: number, text: string) =>
  from + text.length <= bytes.length &&
  [...text].every((letter, index) => bytes[from + index] === letter.charCodeAt(0))

// Containers that phones and browsers put recordings into. Pictures such as HEIC use others.
const MP4_BRANDS = ['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso4', 'iso5', 'iso6', 'dash']

const CONTROL = /[^\P{Cc}\t\n\r\f]/u

/** What the content is, whatever the sender says it is; null for what is not taken. */
export function sniffType(bytes: Uint8Array): AttachmentType | null {
  if (at(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (at(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg'
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')) return 'image/webp'
  if (at(bytes, 0, 'RIFF') && at(bytes, 8, 'WAVE')) return 'audio/wav'
  if (at(bytes, 0, '%PDF-')) return 'application/pdf'
  if (at(bytes, 0, 'OggS')) return 'audio/ogg'
  if (at(bytes, 0, '\x1a\x45\xdf\xa3')) return isWebm(bytes) ? 'audio/webm' : null
  if (at(bytes, 4, 'ftyp')) {
    return MP4_BRANDS.some((brand) => at(bytes, 8, brand)) ? 'audio/mp4' : null
  }
  return isPlainText(bytes) ? 'text/plain' : null
}

function isWebm(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 64)
  return head.some((_, index) => at(head, index, 'webm'))
}

const encodingOf = (bytes: Uint8Array): string =>
  at(bytes, 0, '\xff\xfe') ? 'utf-16le' : at(bytes, 0, '\xfe\xff') ? 'utf-16be' : 'utf-8'

function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return text.trim() !== '' && !CONTROL.test(text)
  } catch {
    return false
  }
}

const MOST_BYTES_A_CHARACTER = 4

/** The first characters of a text file, without decoding the rest of it. */
export function openingOf(bytes: Uint8Array, characters: number): string {
  const head = bytes.subarray(0, characters * MOST_BYTES_A_CHARACTER)
  const text = new TextDecoder(encodingOf(bytes)).decode(head, { stream: true })
  return text.slice(0, characters).toWellFormed()
}
