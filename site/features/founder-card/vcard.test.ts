import { expect, test } from 'vitest'
import { vcard } from './vcard.ts'

const contact = {
  name: 'Asha Devi Rao',
  title: 'Founder & CEO',
  organization: 'Sunrise',
  phone: '+91 98765 43210',
  email: 'asha@sunrise.example',
  website: 'https://site.example',
  location: 'Pune, India',
}

const unfolded = (card: string) => card.replaceAll('\r\n ', '')

test('a contact becomes a version 4 card, one property a line', () => {
  expect(vcard(contact).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Asha Devi Rao',
    'N:Rao;Asha Devi;;;',
    'ORG:Sunrise',
    'TITLE:Founder & CEO',
    'TEL;TYPE=work:+91 98765 43210',
    'EMAIL;TYPE=work:asha@sunrise.example',
    'ADR;TYPE=work:;;;Pune\\, India;;;',
    'URL:https://site.example',
    'END:VCARD',
    '',
  ])
})

test('commas, semicolons, backslashes and line breaks do not end a value', () => {
  const card = vcard({ ...contact, title: 'Sales; support, \\ care\r\nand more\nstill' })
  expect(card).toContain('TITLE:Sales\\; support\\, \\\\ care\\nand more\\nstill\r\n')
})

test('a single name is a given name', () => {
  expect(vcard({ ...contact, name: 'Asha' })).toContain('\r\nN:;Asha;;;\r\n')
})

test('long lines fold at 75 octets between characters and unfold to the same text', () => {
  const title = 'सूर्या की संस्थापक और मुख्य कार्यकारी अधिकारी, '.repeat(4)
  const card = vcard({ ...contact, title })
  const lines = card.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(card).not.toContain('\ufffd')
  expect(unfolded(card)).toContain(`TITLE:${title.replaceAll(',', '\\,')}\r\n`)
})
