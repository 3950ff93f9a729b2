import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'

export type InboundMail = {
  messageId: string | null
  /** By which the same mail is known when it is posted again: its bytes, where it has no id. */
  knownBy: string
  from: string
  /** Whom it was sent to, by every header that tells. */
  to: readonly string[]
  /** The mails that it answers, the nearest last. */
  answers: readonly string[]
  /** What was written, without the mail that it quotes. */
  text: string
  files: readonly string[]
}

const MOST_CHARACTERS = 10_000
const MOST_FILES = 20

export async function readMail(bytes: Uint8Array): Promise<InboundMail> {
  const mail = await PostalMime.parse(bytes)
  const header = (name: string) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const named = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(header)
  const ids = (text: string | undefined) => text?.match(/<[^<>\s]+>/g) ?? []
  return {
    messageId: mail.messageId ?? null,
    knownBy: mail.messageId ?? createHash('sha256').update(bytes).digest('hex'),
    from: mailboxesOf(mail.from)[0] ?? '',
    to: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(mailboxesOf).concat(named.map(bare)),
    answers: [...ids(mail.references), ...ids(mail.inReplyTo)],
    text: storable(unquoted(mail.text ?? textOf(mail))).slice(0, MOST_CHARACTERS),
    files: mail.attachments.slice(0, MOST_FILES).map(({ filename }) => filename ?? ''),
  }
}

const mailboxesOf = (address: Address | undefined): string[] => {
  if (!address) return []
  if (address.group) return address.group.flatMap(({ address: one }) => one ?? [])
  return address.address ? [address.address] : []
}

const bare = (text: string): string => text.replace(/^.*<|>.*$/g, '').trim()

/** Tags are taken out and nothing of them is kept: what is shown in the desk is text alone. */
const textOf = ({ html = '' }: Email): string =>
  html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(br|\/p|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** What stands above the quoted mail. A mail that quotes in between is kept whole. */
function unquoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  const introduces = /:\s*$/.test(lines[end] ?? '') && lines[end + 1]?.startsWith('>')
  return lines
    .slice(0, introduces ? end : end + 1)
    .join('\n')
    .trim()
}

/** PostgreSQL takes neither a NUL nor half a character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
