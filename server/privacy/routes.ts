import type { Retention } from '#content/facts/retention.ts'
import { deleteMyData, readMyData, retention } from '#contract/calls/my-data.ts'
import { sendMyDataLink } from '#contract/calls/my-data-link.ts'
import { pageIn, siteLanguageOf } from '#contract/language.ts'
import { type LinkAnswer, linkAnswerPage, RECEIPT_HEADER } from '#contract/my-data.ts'
import { Redirect, refuse } from '../http/exchange.ts'
import type { Mount } from '../http/mount.ts'
import { findPerson, whoseReference } from './find-person.ts'
import { type ForgetDeps, forgetPerson } from './forget-person.ts'
import type { ReceiptLinks } from './receipt-link.ts'
import { type SendLinkDeps, sendLink } from './send-link.ts'
import { showPerson } from './show-person.ts'

export type PrivacyRouteDeps = ForgetDeps &
  SendLinkDeps & {
    links: ReceiptLinks
    kept: () => Promise<Retention>
    /** Whether mails leave at all. */
    mails: boolean
  }

export function mountPrivacy(mount: Mount, deps: PrivacyRouteDeps): void {
  const { read } = deps.storage

  /** Whose receipt a request carries. */
  const whoseReceipt = async (receipt: string | undefined) => {
    const reference = await deps.links.read(receipt)
    return reference === null ? null : whoseReference(read, reference)
  }

  mount(readMyData, async ({ header }) => {
    const whose = await whoseReceipt(header(RECEIPT_HEADER))
    if (whose === null) return refuse('no-such-receipt')
    return showPerson(read, await findPerson(read, whose), await deps.kept())
  })

  mount(deleteMyData, async ({ header }) => {
    const whose = await whoseReceipt(header(RECEIPT_HEADER))
    if (whose === null) return refuse('no-such-receipt')
    const forgotten = await forgetPerson(deps, whose, 'visitor')
    deps.wakeOutbox()
    return forgotten
  })

  mount(sendMyDataLink, async ({ body: { isForm, given, read: request }, visitor }) => {
    const language = siteLanguageOf(String(given.language ?? ''))
    // A form without script comes back to a page, in its language, that says what became of it.
    const backTo = (answer: LinkAnswer) => new Redirect(pageIn(language, linkAnswerPage(answer)))
    if (!deps.mails) return isForm ? backTo('no-mail') : refuse('no-mail')
    if (!request.ok) {
      const { errors } = request
      return isForm ? backTo('incomplete') : refuse('invalid-link-request', { errors })
    }
    await sendLink(deps, request.value, visitor)
    return isForm ? backTo('accepted') : { status: 'accepted' as const }
  })

  mount(retention, async ({ setHeader }) => {
    setHeader('Cache-Control', 'no-cache')
    return deps.kept()
  })
}
