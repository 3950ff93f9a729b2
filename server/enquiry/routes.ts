import { makeContactUsRequest } from '#contract/calls/enquiry.ts'
import { chatIdHeader, isChatId } from '#contract/chat.ts'
import type { Mount } from '../http/mount.ts'
import { type EnquiryDeps, receiveEnquiry } from './receive-enquiry.ts'

export function mountEnquiry(mount: Mount, deps: EnquiryDeps): void {
  mount(makeContactUsRequest, async ({ query, visitor, looksLikeBot, header }) => {
    const chat = header(chatIdHeader)
    const from = { chatId: isChatId(chat) ? chat : null, page: pageOf(header('referer')) }
    const { id, replyBy } = await receiveEnquiry(deps, query, visitor, looksLikeBot, from)
    const reply_by = new Date(replyBy).toISOString()
    return { status: 'received' as const, id, reply_by }
  })
}

const LONGEST_PAGE = 200

/** The path alone: what stands behind it may be anything. */
function pageOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null
  return new URL(referer).pathname.slice(0, LONGEST_PAGE)
}
