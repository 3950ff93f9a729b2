import { chatLimits } from '#contract/chat.ts'

// What could break a header, leave a folder or make 'gnp.exe' read as 'exe.png'.
const UNWANTED = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|*?]/gu

/** The sender's name for a file, fit to be shown and offered for download. */
export function safeFileName(given: string, fallback: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const name = base.replace(UNWANTED, '').trim().replace(/^\.+/, '')
  return [...name].slice(0, chatLimits.attachmentNameCharacters).join('') || fallback
}

export function dispositionOf(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(name)}`
}

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
