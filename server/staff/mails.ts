import { brand } from '#content/facts/brand.ts'
import { htmlMail, htmlParagraph } from '../outbox/mail-text.ts'
import type { Mail } from '../outbox/ports.ts'
import type { Member } from './ports.ts'

const domain = new URL(brand.origin).host

export function resetMail(member: Member, link: string, entryId: string): Mail {
  const subject = `Set a new password for the ${brand.name} desk`
  const paragraphs = [
    `Hello ${member.name},`,
    `somebody, probably you, has asked for a new password for the ${brand.name} desk. Follow this link within an hour to set one:`,
    link,
    'If it was not you, you need do nothing: your password stays as it is. If it happens again, tell the owner of the desk.',
  ]
  return {
    messageId: `<${entryId}.reset@${domain}>`,
    to: member.email,
    replyTo: null,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlMail(subject, paragraphs.map(htmlParagraph).join('\n')),
  }
}
