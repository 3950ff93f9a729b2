export type Contact = {
  name: string
  title: string
  organization: string
  phone: string
  email: string
  website: string
  location: string
}

/** A contact as RFC 6350 has it: values escaped, lines of 75 octets at most, CRLF between them. */
export function vcard(contact: Contact): string {
  const words = contact.name.trim().split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(contact.name)}`,
    `N:${escaped(family)};${escaped(words.join(' '))};;;`,
    `ORG:${escaped(contact.organization)}`,
    `TITLE:${escaped(contact.title)}`,
    `TEL;TYPE=work:${escaped(contact.phone)}`,
    `EMAIL;TYPE=work:${escaped(contact.email)}`,
    `ADR;TYPE=work:;;;${escaped(contact.location)};;;`,
    `URL:${contact.website}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function escaped(value: string): string {
  return value.replaceAll(/[\\,;]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

const LINE_OCTETS = 75

/** A continued line starts with a space, and never in the middle of a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
