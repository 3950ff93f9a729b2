import { inflateSync } from 'node:zlib'

const MOST_STREAMS = 200
const LARGEST_STREAM = 4 * 1024 * 1024
const LONGEST_TEXT = 60_000

/**
 * The words of a PDF whose pages draw them as plain strings, which is what most programs write for
 * Latin text. Null for scans and for fonts with numbered glyphs: those need a real PDF reader.
 */
export function readPdfText(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const words: string[] = []
  let length = 0
  for (const content of contentStreams(file)) {
    const text = drawnText(content)
    length += text.length
    words.push(text)
    if (length > LONGEST_TEXT) break
  }
  const text = words
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim()
  return isReadable(text) ? text.slice(0, LONGEST_TEXT).replace(/[^\P{Cc}\n\t]/gu, '') : null
}

function* contentStreams(file: Buffer): Generator<string> {
  let from = 0
  for (let count = 0; count < MOST_STREAMS; count++) {
    const start = file.indexOf('stream', from)
    if (start === -1) return
    const end = file.indexOf('endstream', start)
    if (end === -1) return
    from = end + 'endstream'.length
    const dictionary = file.subarray(Math.max(0, start - 400), start).toString('latin1')
    const entry = dictionary.slice(dictionary.lastIndexOf('obj'))
    if (/\/(?:Subtype\s*\/Image|FontFile|Type\s*\/XRef|Type\s*\/ObjStm)/.test(entry)) continue
    const data = file.subarray(file[start + 6] === 13 ? start + 8 : start + 7, end)
    const content = /\/FlateDecode/.test(entry) ? inflated(data) : data
    if (content) yield content.toString('latin1')
  }
}

function inflated(data: Buffer): Buffer | null {
  try {
    return inflateSync(data, { maxOutputLength: LARGEST_STREAM })
  } catch {
    return null
  }
}

const STRING = String.raw`\((?:[^()\\]|\\[\s\S])*\)`
const SHOWN = new RegExp(
  String.raw`(${STRING})\s*(?:Tj|'|")|\[((?:\s*(?:${STRING}|<[\da-fA-F\s]*>|-?[\d.]+))*)\s*\]\s*TJ|(T\*|(?:Td|TD|Tm|ET)\b)`,
  'g',
)

function drawnText(content: string): string {
  if (!content.includes('BT')) return ''
  let text = ''
  for (const [, single, several, move] of content.matchAll(SHOWN)) {
    if (single) text += unescapeString(single)
    else if (several) {
      for (const [part] of several.matchAll(new RegExp(`${STRING}|-?\\d[\\d.]*`, 'g'))) {
        // A wide step back between two strings is how many programs write a space.
        text += part.startsWith('(') ? unescapeString(part) : Number(part) < -200 ? ' ' : ''
      }
    } else if (move) text += move === 'Tm' || move === 'Td' ? ' ' : '\n'
  }
  return text
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\n', t: '\t', b: '', f: '' }

function unescapeString(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\(\d{1,3}|\r?\n|[\s\S])/g, (_, code: string) =>
      /^\d/.test(code)
        ? String.fromCharCode(Number.parseInt(code, 8) & 0xff)
        : /^\r?\n$/.test(code)
          ? ''
          : (ESCAPES[code] ?? code),
    )
}

/** Glyph numbers read as text are mostly control characters and signs. */
function isReadable(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}\s.,;:!?'"()%₹/-]/gu)?.length ?? 0
  return text.length >= 3 && letters / text.length > 0.9
}
