import { expect, test } from 'vitest'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { siteLanguageOf } from '#contract/language.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { eventually } from '../testing/eventually.ts'
import { addMadeUpLanguage, madeUpWord, madeUpWords } from '../testing/made-up-language.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { fromOurPage, readReceipt, startTestApp } from '../testing/start-test-app.ts'

async function startWithMail() {
  const post = await startSmtpPeer()
  const site = await startTestApp({
    settings: { MAILER: 'smtp', SMTP_URL: post.url, NOTIFY_TO: 'team@business.example' },
  })
  const mailsTo = async (address: string, count: number) => {
    const mails = () => post.mails.filter(({ recipients }) => recipients.includes(address))
    await eventually(async () => mails().length === count)
    return mails()
  }
  return { site, mailsTo }
}

const aSearch = (language?: string) =>
  new URLSearchParams({
    ...{ name: 'Kavita Rao', email: 'kavita@sunrise.example', phone: '9876543210' },
    message: 'What does it cost?',
    ...(language === undefined ? {} : { language }),
  })

test('the language of the page is stored with an enquiry, and its receipt is written in it', async () => {
  addMadeUpLanguage()
  const { site, mailsTo } = await startWithMail()
  const sent = await site.get(`/make_contact_us_request?${aSearch('zz-IN')}`)
  const { id } = await readReceipt(sent)
  expect(await site.enquiries()).toMatchObject([{ id, language: 'zz' }])

  const [receipt] = await mailsTo('kavita@sunrise.example', 1)
  const { confirmation } = madeUpWords.mails
  expect(receipt?.mail.subject).toBe(confirmation.subject)
  expect(receipt?.raw).toMatch(/^Content-Language: zz\r?$/m)
  expect(receipt?.mail.html).toContain('<html lang="zz">')
  const text = receipt?.mail.text ?? ''
  expect(text).toContain(confirmation.link)
  expect(text).toContain(`${confirmation.labels.reference}: ${id}`)
  expect(text).toContain('/zz/my-data#')
  // Dates as the language writes them, with Latin digits.
  expect(text).toMatch(/ 2026, [\d:]+ (am|pm) IST/)
  expect(
    text
      .trim()
      .split('\n\n')
      .filter((part) => !part.includes('⟪')),
  ).toEqual([])

  const [notice] = await mailsTo('team@business.example', 1)
  expect(notice?.mail.subject).toBe('New enquiry from Kavita Rao')
  expect(notice?.mail.text).toContain('Language of the page: zz')
})

test('the link is mailed in the language of the enquiry that it opens', async () => {
  addMadeUpLanguage()
  const { site, mailsTo } = await startWithMail()
  const { id } = await readReceipt(await site.get(`/make_contact_us_request?${aSearch('zz')}`))
  const asked = await fetch(`${site.origin}/my_data/links`, {
    method: 'POST',
    headers: { ...fromOurPage, 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference: id, email: 'kavita@sunrise.example' }),
  })
  expect(asked.status).toBe(202)
  const mails = await mailsTo('kavita@sunrise.example', 2)
  const link = mails.find(({ mail }) => mail.subject === madeUpWords.mails.link.subject)
  expect(link?.raw).toMatch(/^Content-Language: zz\r?$/m)
  expect(link?.mail.text).toContain(`${madeUpWord('Hello,')}\n`)
  expect(link?.mail.text).toContain('/zz/my-data#')
})

test.each([undefined, '', 'xx', 'en', 'EN-GB', '../hi', 'constructor'])(
  'an enquiry in %j is one in English, and no error',
  async (language) => {
    const { site, mailsTo } = await startWithMail()
    const sent = await site.get(`/make_contact_us_request?${aSearch(language)}`)
    expect(sent.status).toBe(200)
    expect(await site.enquiries()).toMatchObject([{ language: 'en' }])
    const [receipt] = await mailsTo('kavita@sunrise.example', 1)
    expect(receipt?.mail.subject).toMatch(/^We have your enquiry/)
    expect(receipt?.raw).toMatch(/^Content-Language: en\r?$/m)
    expect(receipt?.mail.text).toContain('/my-data#')
  },
)

test('a demo call keeps the language of its page', async () => {
  addMadeUpLanguage()
  const site = await startTestApp()
  const ask = (phone: string, language: string) =>
    site.get(`${DEMO_CALL_PATH}?${new URLSearchParams({ phone_number: phone, language })}`)
  expect((await ask('9876543210', 'zz')).status).toBe(200)
  expect((await ask('9876543211', 'xx')).status).toBe(200)
  const stored = (await site.calls()).map(({ phone, language }) => [phone, language])
  expect(Object.fromEntries(stored)).toEqual({ '+919876543210': 'zz', '+919876543211': 'en' })
})

test('an enquiry stored in a language that the site has no more is one in English', async () => {
  const tag = addMadeUpLanguage()
  const site = await startTestApp()
  await site.sendEnquiry(anEnquiry())
  await site.storage.db.updateTable('enquiries').set({ language: 'xx' }).execute()
  const [row] = await site.enquiries()
  const found = await site.storage.read.enquiries.find(row?.id ?? '')
  expect(found?.language).toBe('en')
  expect(siteLanguageOf(tag)).toBe(tag)
})
