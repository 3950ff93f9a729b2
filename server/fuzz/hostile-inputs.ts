import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { aPdfOf, aPng } from '../../scripts/sample-files.ts'

const LONGEST_QUESTION = 4000
const filled = (fragment: string) =>
  [...fragment.repeat(LONGEST_QUESTION)].slice(0, LONGEST_QUESTION).join('')

/** Questions of the greatest length, each of a shape that some reader took too long over. */
export const hostileTexts: Record<string, string> = {
  'one long word': filled('a'),
  'marks without a word between them': filled('!*'),
  'numbers with marks between them, and no space': filled('⓬#़.'),
  'a price and one long word': filled(`price ${'q'.repeat(1990)} `),
  'long unknown words': filled('zzqwxkkvbnmzz '),
  'a run of digits': filled('9'),
  'digits in groups': filled('1,'),
  'digits and dashes': filled('9-'),
  percentages: filled('1%'),
  'circled numbers': filled('⑳'),
  'ligatures that grow when normalised': filled('ﷺ'),
  'squared words': filled('㍿'),
  'combining marks': `a${'\u0301'.repeat(LONGEST_QUESTION - 1)}`,
  'nukta letters': filled('क़'),
  'questions without end': filled('a? '),
  lines: filled('\n a'),
  greetings: filled('hello, '),
  'clauses without end': filled('price and '),
  'number words': filled('lakh crore hundred '),
  quantities: filled('5 calls 6 minutes '),
  'nested lists': filled('> - * '),
  'nested brackets': filled('['),
  'nested emphasis': filled('**_`~'),
  tables: filled('|-'),
  spaces: `a${' '.repeat(LONGEST_QUESTION - 2)}b`,
}

/** Short fragments, repeated until a question is full. */
export const repeatedFragments: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'9 ₹ , . % - ? ! ( [ * _ ` | > # ⑳ ﷺ ㍿ ½ क ् ़ ் pro minutes lakh and'.split(' '),
        ' ',
        '\n',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => filled(parts.join('')))

const drawn = (content: string) => aPdfOf(Buffer.from(content), '')
const inflated = (bytes: number) => deflateSync(Buffer.alloc(bytes, 'BT (a) Tj ET '))

/** Files that look small and are not. */
export const hostileFiles: Record<string, Buffer> = {
  'a PDF of digits in an open list': drawn(`BT [${'1'.repeat(60)}`),
  'a PDF of digits that nothing closes': Buffer.from(
    `%PDF-1.4\n4 0 obj <<>>\nstream\nBT [${'1'.repeat(26)}\nendstream`,
  ),
  'a PDF bomb': aPdfOf(inflated(80_000_000)),
  'a PDF bomb in a bomb': aPdfOf(
    deflateSync(inflated(200_000_000)),
    '/Filter [/FlateDecode /FlateDecode]',
  ),
  'a PDF with many streams': Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...Array.from({ length: 200 }, (_, index) => {
      const content = inflated(4_000_000)
      const head = `${index + 1} 0 obj << /Length ${content.length} /Filter /FlateDecode >>\nstream\n`
      return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj\n')])
    }),
  ]),
  'a PDF of nested lists': drawn('['.repeat(2_000_000)),
  'a PDF that draws without end': aPdfOf(deflateSync(`BT /F1 9 Tf ${'(a) Tj '.repeat(900_000)}ET`)),
  'a PDF whose pages hold each other': Buffer.from(
    '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [2 0 R 2 0 R] /Count 9999999 >> endobj\ntrailer << /Root 1 0 R >>',
  ),
  'a PDF of nothing but its mark': Buffer.from('%PDF-'.repeat(1_000_000)),
  'a large text': Buffer.alloc(5 * 1024 * 1024, 'दुकान ').subarray(0, 5 * 1024 * 1024 - 2),
  'a large picture': Buffer.concat([aPng, Buffer.alloc(5 * 1024 * 1024 - aPng.length)]),
  'a text that ends in a control character': Buffer.from(`${'a'.repeat(5_000_000)}\u0001`),
}

const HEADER_BYTES = 80_000
const long = (fragment: string) => fragment.repeat(Math.floor(HEADER_BYTES / fragment.length))

export const hostileHeaders: Record<string, Record<string, string>> = {
  'X-Forwarded-For': { 'X-Forwarded-For': long('127.0.0.1,') },
  'X-Forwarded-For of zones': { 'X-Forwarded-For': long('%') },
  'X-Forwarded-Proto': { 'X-Forwarded-Proto': long('https,') },
  Cookie: { Cookie: long('a=b; ') },
  'If-None-Match': { 'If-None-Match': long('"a", ') },
  Range: { Range: `bytes=${long('0-1,')}` },
  'Accept-Encoding': { 'Accept-Encoding': long('x;q=0.1,') },
  Accept: { Accept: long('text/plain,') },
  'Content-Type': { 'Content-Type': long('a/b;c=d;') },
  Referer: { Referer: `http://a/${long('%25')}` },
  'X-Form-Check': { 'X-Form-Check': long('1') },
  'Chat-Question-Key': { 'Chat-Question-Key': long('a') },
}

/** Addresses as long as the server takes them. */
export const hostileTargets: Record<string, string> = {
  'one parameter, many times': `/make_contact_us_request?${long('a&')}`,
  'many parameters': `/make_contact_us_request?${Array.from({ length: 12_000 }, (_, i) => `a${i}=`).join('&')}`,
  'a long name': `/make_contact_us_request?name=${long('a')}`,
  'a long e-mail address': `/make_contact_us_request?name=a&email=${long('a.')}@${'a.'.repeat(200)}&phone=9876543210&message=b`,
  'an e-mail address of one letter, at': `/make_contact_us_request?name=a&email=${long('a@')}&phone=9876543210&message=b`,
  'a long phone number': `/make_contact_us_request?name=a&email=a%40b.co&phone=${long('9')}&message=b`,
  'a long message': `/make_contact_us_request?name=a&email=a%40b.co&phone=9876543210&message=${long('%20%0A')}`,
  'a long number to call': `/make_call_to_adya?phone_number=${long('9')}&ip=${long('1')}`.slice(
    0,
    90_000,
  ),
  'signs to call': `/make_call_to_adya?phone_number=${long('%2B')}`,
  'a long path': `/${long('a/')}`,
  'an encoded path': `/home${long('%2F')}`,
  'a long file name': `/chats/${'x'.repeat(32)}/attachments?name=${long('%2E')}`,
}
