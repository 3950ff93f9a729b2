import { Hono } from 'hono'
import { z } from 'zod'
import type { Retention } from '#content/facts/retention.ts'
import { enquiryLimits } from '#contract/enquiry-form.ts'
import { LANGUAGE_FIELD } from '#contract/form-pages.ts'
import { pageIn, siteLanguageOf } from '#contract/language.ts'
import {
  type LinkAnswer,
  linkAnswerPage,
  MY_DATA_LINKS_PATH,
  MY_DATA_PATH,
  RECEIPT_HEADER,
  RETENTION_PATH,
} from '#contract/my-data.ts'
import { lineText } from '#contract/text.ts'
import type { AppEnv, CallContext } from '../http/call.ts'
import type { Guard } from '../http/guard.ts'
import { allowOrigin, isFormPost } from '../http/origin-rules.ts'
import { fieldProblems, problem } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { nameRoute } from '../http/route-name.ts'
import { findPerson, whoseReference } from './find-person.ts'
import { type ForgetDeps, forgetPerson } from './forget-person.ts'
import type { ReceiptLinks } from './receipt-link.ts'
import { type SendLinkDeps, sendLink } from './send-link.ts'
import { showPerson } from './show-person.ts'

export type PrivacyRouteDeps = ForgetDeps &
  SendLinkDeps & {
    guarded: Guard
    /** Other origins whose pages may read. */
    allowed: ReadonlySet<string>
    links: ReceiptLinks
    kept: () => Promise<Retention>
    /** Whether mails leave at all. */
    mails: boolean
  }

const LARGEST_REQUEST_BYTES = 2048
const linkRequest = z.object({
  reference: lineText(64).transform((text) => text.toLowerCase()),
  email: lineText(enquiryLimits.email),
})

export function privacyRoutes(deps: PrivacyRouteDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { guarded, storage } = deps

  /** Whose receipt the request carries. Each look is paid for, so that nobody tries links at leisure. */
  const whoseReceipt = async (c: CallContext) => {
    await storage.write(({ budgets }) =>
      deps.limits.spendCall(budgets, 'my-data', c.get('visitor'), deps.now()),
    )
    const reference = await deps.links.read(c.req.header(RECEIPT_HEADER))
    return reference === null ? null : whoseReference(storage.read, reference)
  }

  app.all(MY_DATA_PATH, guarded('my-data', ['GET', 'DELETE']), async (c) => {
    const whose = await whoseReceipt(c)
    if (whose === null) return problem(c, 'no-such-receipt')
    if (c.req.method === 'DELETE') {
      const forgotten = await forgetPerson(deps, whose, 'visitor')
      deps.wakeOutbox()
      return c.json(forgotten)
    }
    const person = await findPerson(storage.read, whose)
    return c.json(await showPerson(storage.read, person, await deps.kept()))
  })

  app.all(MY_DATA_LINKS_PATH, guarded('my-data', ['POST'], { forms: true }), async (c) => {
    const native = isFormPost(c.env.incoming)
    const body = await readBody(c.req.raw, LARGEST_REQUEST_BYTES)
    const text = body.ok ? Buffer.from(body.bytes).toString() : ''
    // A form without script comes back to a page, in its language, that says what became of it.
    const language = siteLanguageOf(new URLSearchParams(text).get(LANGUAGE_FIELD) ?? undefined)
    const backTo = (answer: LinkAnswer) => c.redirect(pageIn(language, linkAnswerPage(answer)), 303)
    if (!deps.mails) return native ? backTo('no-mail') : problem(c, 'no-mail')
    if (!body.ok) return problem(c, body.reason === 'gone' ? 'bad-request' : 'too-large')
    const parsed = linkRequest.safeParse(native ? fieldsIn(text) : jsonIn(text))
    if (!parsed.success) {
      const errors = fieldProblems(parsed.error)
      return native ? backTo('incomplete') : problem(c, 'invalid-link-request', { errors })
    }
    await sendLink(deps, parsed.data, c.get('visitor'))
    return native ? backTo('accepted') : c.json({ status: 'accepted' }, 202)
  })

  app.get(RETENTION_PATH, async (c) => {
    nameRoute(c.env.outgoing, 'retention')
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Origin')
    allowOrigin(c, deps.allowed)
    return c.json(await deps.kept())
  })
  return app
}

const fieldsIn = (text: string): unknown => Object.fromEntries(new URLSearchParams(text))

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
