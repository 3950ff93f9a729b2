import { Hono } from 'hono'
import { chatIdHeader, isChatId } from '#contract/chat.ts'
import { type Enquiry, enquiryQuery } from '#contract/enquiry.ts'
import { ENQUIRY_PATH, type EnquiryReceipt, FORM_CHECK_HEADER } from '#contract/enquiry-form.ts'
import type { AppEnv } from '../http/call.ts'
import { looksLikeBot } from '../http/form-check.ts'
import type { Guard } from '../http/guard.ts'
import { fieldProblems, problem } from '../http/problem.ts'
import { singleValues } from '../http/query.ts'
import { type EnquiryDeps, type Receipt, receiveEnquiry } from './receive-enquiry.ts'

const parameters = Object.keys(enquiryQuery.shape) as (keyof Enquiry)[]

export type EnquiryRouteDeps = EnquiryDeps & { guarded: Guard; formMinMs: number }

export function enquiryRoutes(deps: EnquiryRouteDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.all(ENQUIRY_PATH, deps.guarded('enquiry'), async (c) => {
    const query = singleValues(c.req.url, parameters)
    if (!query.ok) return problem(c, 'invalid-enquiry', { errors: query.errors })
    const parsed = enquiryQuery.safeParse(query.values)
    if (!parsed.success)
      return problem(c, 'invalid-enquiry', { errors: fieldProblems(parsed.error) })
    const flagged = looksLikeBot(c.req.header(FORM_CHECK_HEADER), deps.formMinMs)
    const chat = c.req.header(chatIdHeader)
    const chatId = isChatId(chat) ? chat : null
    const visitor = c.get('visitor')
    return c.json(answer(await receiveEnquiry(deps, parsed.data, visitor, flagged, chatId)))
  })
  return app
}

const answer = (receipt: Receipt): EnquiryReceipt => ({
  status: 'received',
  id: receipt.id,
  reply_by: new Date(receipt.replyBy).toISOString(),
})
