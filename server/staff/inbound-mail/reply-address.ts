import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '../../env.ts'

export type ReplyAddresses = {
  /** Where an answer to a reply finds its way back to the enquiry. */
  write(enquiryId: string): string
  /** The enquiry that an address belongs to, if it is one that was written here. */
  read(address: string): string | null
  /** Whether who passed a mail on knows the secret. */
  isSigned(body: Uint8Array, signature: string | undefined): boolean
}

const CODE_CHARACTERS = 16

export function createReplyAddresses(domain: string, secret: string): ReplyAddresses {
  const codeOf = (enquiryId: string) =>
    createHmac('sha256', secret)
      .update(`reply to ${enquiryId}`)
      .digest('hex')
      .slice(0, CODE_CHARACTERS)
  return {
    write: (enquiryId) => `reply+${enquiryId}.${codeOf(enquiryId)}@${domain}`,
    read(address) {
      const [local = '', host = ''] = address.toLowerCase().split('@')
      const [, id = '', code = ''] = /^reply\+([\w-]{1,64})\.([\da-f]+)$/.exec(local) ?? []
      return host === domain.toLowerCase() && isSame(code, codeOf(id)) ? id : null
    },
    isSigned(body, signature) {
      const wanted = createHmac('sha256', secret).update(body).digest('hex')
      return isSame(signature?.replace(/^sha256=/, '') ?? '', wanted)
    },
  }
}

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))

export function replyAddressesOf({ desk, mail }: Env): ReplyAddresses | null {
  const { DESK, INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret } = desk
  return DESK && domain && mail.MAILER === 'smtp' ? createReplyAddresses(domain, secret) : null
}
