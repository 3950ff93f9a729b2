import { Hono } from 'hono'
import { demoCallForm } from '#content/words/en/forms.ts'
import { type DemoCallQuery, demoCallQuery } from '#contract/demo-call.ts'
import { DEMO_CALL_PATH, type DemoCallReceipt } from '#contract/demo-call-form.ts'
import { FORM_CHECK_HEADER } from '#contract/enquiry-form.ts'
import type { AppEnv, CallContext } from '../http/call.ts'
import { looksLikeBot } from '../http/form-check.ts'
import type { Guard } from '../http/guard.ts'
import { fieldProblems, problem } from '../http/problem.ts'
import { singleValues } from '../http/query.ts'
import { type DemoCallDeps, type RequestCallResult, requestCall } from './request-call.ts'

const parameters = Object.keys(demoCallQuery.shape) as (keyof DemoCallQuery)[]
const PAUSED_RETRY_SECONDS = 3600
const PROVIDER_RETRY_SECONDS = 60

export type DemoCallRouteDeps = DemoCallDeps & { guarded: Guard; formMinMs: number }

export function demoCallRoutes(deps: DemoCallRouteDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.all(DEMO_CALL_PATH, deps.guarded('demo-call'), async (c) => {
    const query = singleValues(c.req.url, parameters)
    if (!query.ok) return problem(c, 'invalid-call', { errors: query.errors })
    const parsed = demoCallQuery.safeParse(query.values)
    if (!parsed.success) return problem(c, 'invalid-call', { errors: fieldProblems(parsed.error) })
    const flagged = looksLikeBot(c.req.header(FORM_CHECK_HEADER), deps.formMinMs)
    const result = await requestCall(deps, parsed.data, c.get('visitor'), flagged)
    if (result.status === 'refused') return refusal(c, result.reason)
    return c.json({ status: result.status, id: result.id } satisfies DemoCallReceipt)
  })
  return app
}

type Reason = Extract<RequestCallResult, { status: 'refused' }>['reason']

function refusal(c: CallContext, reason: Reason): Response {
  const wrongNumber = (message: string) =>
    problem(c, 'invalid-call', { errors: [{ field: 'phone_number', message }] })
  switch (reason) {
    case 'paused':
      return problem(c, 'calls-paused', { retryAfterSeconds: PAUSED_RETRY_SECONDS })
    case 'provider':
      return problem(c, 'unavailable', { retryAfterSeconds: PROVIDER_RETRY_SECONDS })
    case 'suppressed':
      return wrongNumber('This number has asked not to be called.')
    case 'not-a-mobile':
      return wrongNumber(demoCallForm.invalidPhone)
  }
}
