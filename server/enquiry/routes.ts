import { Hono } from 'hono'
import { type Enquiry, enquiryQuery } from '#contract/enquiry.ts'
import { ENQUIRY_PATH, type EnquiryReceipt, FORM_CHECK_HEADER } from '#contract/enquiry-form.ts'
import type { AppEnv } from '../http/call.ts'
import type { Guard } from '../http/guard.ts'
import { fieldProblems, problem } from '../http/problem.ts'
import { singleValues } from '../http/query.ts'
import { looksLikeBot } from './form-check.ts'
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
    return c.json(answer(await receiveEnquiry(deps, parsed.data, c.get('visitor'), flagged)))
  })
  return app
}

const answer = (receipt: Receipt): EnquiryReceipt => ({
  status: 'received',
  id: receipt.id,
  reply_by: new Date(receipt.replyBy).toISOString(),
})
