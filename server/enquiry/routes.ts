import { makeContactUsRequest } from '#contract/calls/enquiry.ts'
import { chatIdHeader, isChatId } from '#contract/chat.ts'
import { addressOf, statedWorkload } from '#contract/workload.ts'
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

/** The path, and how the calculator stands on it: whatever else is behind it may be anything. */
function pageOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  const page = pathname.slice(0, LONGEST_PAGE)
  const workload = statedWorkload(search)
  return workload ? addressOf(workload, origin + page).slice(origin.length) : page
}
