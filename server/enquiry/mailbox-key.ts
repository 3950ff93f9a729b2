import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/**
 * One key for the spellings that lead to one mailbox: case, 'name+anything', dots in the name. Some
 * providers tell dotted names apart; two people who then share a budget lose little by it.
 */
export function mailboxKey(email: string): string {
  const plain = email.normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const name = plain.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '')
  const host = plain.slice(at + 1)
  const domain = domainToASCII(host) || host
  const mailbox = `${name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
  return createHash('sha256').update(mailbox).digest('hex')
}
