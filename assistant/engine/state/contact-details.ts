import { isEnglishWord } from '../identify/is-english.ts'
import { normalise } from '../text/normalise.ts'
import type { ReadText } from '../understand/read-text.ts'
import type { Details } from './state.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u
const PHONE = /(?:\+?91[\s-]?)?(?:0)?[6-9]\d(?:[\s-]?\d){8}(?!\d)/u
const LONGEST_NAME = 60
const MOST_NAME_WORDS = 3

/** The name, number or address that a visitor leaves in a message. */
export function detailsIn(text: string, read: ReadText, wanted: boolean): Details {
  const email = EMAIL.exec(text)?.[0]
  const phone = PHONE.exec(normalise(text).replace((email ?? '').toLowerCase(), ' '))?.[0]
  const isName =
    read.spotted.some(({ concept, exact }) => exact && concept === 'name') ||
    (wanted && isNameAlone(read))
  // 'And the name, is that kept too?'
  const isAsked = !email && !phone && text.trimEnd().endsWith('?')
  const name =
    (email || phone || isName) && !isAsked
      ? nameIn(text, read, email ?? '', phone ?? '')
      : undefined
  return {
    ...(email ? { email } : {}),
    ...(phone ? { phone: phone.replace(/[\s-]/g, '') } : {}),
    ...(name ? { name } : {}),
  }
}

/** One to three words that mean nothing else, where a person was asked for. */
const isNameAlone = ({ tokens, spotted, unknown }: ReadText) =>
  spotted.length === 0 &&
  unknown === tokens.length &&
  !tokens.some(({ text }) => isEnglishWord(text)) &&
  tokens.length > 0 &&
  tokens.length <= MOST_NAME_WORDS &&
  tokens.every(({ kind }) => kind === 'latin' || kind === 'indic')

/** Words that nobody knows, beside a number or after 'my name is', are the name. */
function nameIn(
  text: string,
  { tokens, spotted, normalised }: ReadText,
  email: string,
  phone: string,
): string | undefined {
  const known = new Set<number>()
  for (const { start, end, exact } of spotted)
    if (exact) for (let at = start; at < end; at++) known.add(at)
  const from = email === '' ? -1 : normalised.indexOf(email.toLowerCase())
  const isOfMail = (start: number) => from >= 0 && start >= from && start < from + email.length
  const after = spotted.find(({ concept }) => concept === 'name')?.end ?? 0
  // 'Let someone ring me. Subrata Ghosh, 98300…': the name stands in the sentence of the number.
  const number = phone === '' ? -1 : normalised.indexOf(phone)
  const begins = Math.max(
    ...['. ', '। ', '! ', '? '].map((mark) => normalised.lastIndexOf(mark, number)),
  )
  const words = tokens
    .map((token, at) => ({ ...token, at }))
    .filter(
      ({ kind, start, at }) =>
        (kind === 'latin' || kind === 'indic') &&
        at >= after &&
        !isOfMail(start) &&
        (number < 0 || start > begins),
    )
  const names = words
    .filter(({ at, text: word }) => !known.has(at) && !SMALL.has(word))
    .slice(0, MOST_NAME_WORDS)
  if (names.length === 0) return undefined
  const written = names.map(({ text: word }) => asWritten(word, text)).join(' ')
  return written.length <= LONGEST_NAME ? written : undefined
}

/** As the visitor wrote it, with its capital letter. */
function asWritten(word: string, text: string): string {
  const at = text.toLowerCase().indexOf(word)
  const own = at < 0 ? word : text.slice(at, at + word.length)
  return own.charAt(0).toUpperCase() + own.slice(1)
}

const SMALL: ReadonlySet<string> = new Set(
  'i am is my me the a an this it im its and on at to of for here please contact call number mobile phone email mail mera naam hai ka ki se par pe aur main hoon hun'.split(
    ' ',
  ),
)
