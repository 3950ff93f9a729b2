import type { MyData } from '#contract/calls/my-data.ts'
import { chatIdHeader } from '#contract/chat.ts'
import type { EnquiryValues } from '#contract/enquiry.ts'
import { MY_DATA_LINKS_PATH, MY_DATA_PATH, RECEIPT_HEADER } from '#contract/my-data.ts'
import { visitorOf } from '#server/chat/testing/chat-visitor.ts'
import { anEnquiry } from '#server/testing/an-enquiry.ts'
import { eventually } from '#server/testing/eventually.ts'
import type { startSmtpPeer } from '#server/testing/smtp-peer.ts'
import { fromOurPage, readReceipt, type TestApp } from '#server/testing/start-test-app.ts'

type MailServer = Awaited<ReturnType<typeof startSmtpPeer>>

export const mailSettings = (post: MailServer) => ({
  MAILER: 'smtp',
  SMTP_URL: post.url,
  NOTIFY_TO: 'team@business.example',
})

/** The signed part of the link in the newest mail to this mailbox that has one. */
export function linkIn(post: MailServer, email: string): Promise<string> {
  return eventually(() => {
    const mails = post.mails.filter(({ recipients }) => recipients.includes(email))
    const link = mails.map(({ mail }) => /\/my-data#(\S+)/.exec(mail.text ?? '')?.[1])
    return link.findLast((signed) => signed !== undefined)
  })
}

/** Somebody who has written to us, with the receipt that came by mail. */
export async function writeAndGetReceipt(
  site: TestApp,
  post: MailServer,
  values: Partial<EnquiryValues> = {},
  chatId?: string,
) {
  const enquiry = anEnquiry(values)
  const headers = {
    ...{ ...fromOurPage, Referer: 'http://site.example/pricing?minutes=1200&calls=3' },
    ...(chatId ? { [chatIdHeader]: chatId } : {}),
  }
  const { id: reference } = await readReceipt(await site.sendEnquiry(enquiry, headers))
  return { reference, email: enquiry.email, receipt: await linkIn(post, enquiry.email) }
}

export const SECRET_WORDS = 'Kumkum-blossom-4711'

/** Somebody with an enquiry out of a chat that has a file, and a call with what was said in it. */
export async function writeEverything({ site, post }: { site: TestApp; post: MailServer }) {
  const visitor = await visitorOf(site)
  await visitor.attach(`notes: ${SECRET_WORDS}`, 'notes.txt')
  await (await visitor.ask(`chat: ${SECRET_WORDS}`)).text()
  await site.askForCall('9876543210')
  const [call] = await site.calls()
  const turn = { role: 'user' as const, text: `said: ${SECRET_WORDS}` }
  await site.storage.write(({ demoCalls }) => demoCalls.addTurns(call?.id ?? '', [turn], 0))
  const values = { query: `enquiry: ${SECRET_WORDS}`, phoneNumber: '+91 98765-43210' }
  const person = await writeAndGetReceipt(site, post, values, visitor.chatId)
  return { post, site, callId: call?.id ?? '', ...person }
}

export const look = (site: TestApp, receipt: string) =>
  site.get(MY_DATA_PATH, { ...fromOurPage, [RECEIPT_HEADER]: receipt })

export const seen = async (site: TestApp, receipt: string) =>
  (await (await look(site, receipt)).json()) as MyData

export const erase = (site: TestApp, receipt: string) =>
  fetch(site.origin + MY_DATA_PATH, {
    method: 'DELETE',
    headers: { ...fromOurPage, [RECEIPT_HEADER]: receipt },
  })

export const askForLink = (site: TestApp, body: unknown) =>
  fetch(site.origin + MY_DATA_LINKS_PATH, {
    method: 'POST',
    headers: { ...fromOurPage, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

export const tombstones = (site: TestApp) =>
  site.storage.db.selectFrom('erasures').selectAll().orderBy('kind').orderBy('reference').execute()
