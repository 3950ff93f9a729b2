import { describe, expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import { myDataPath } from '#content/facts/pages.ts'
import { noteOnEnquiry, replyToEnquiry } from '#contract/calls/desk-inbox.ts'
import { engines, siteOn } from '../chat/testing/chat-visitor.ts'
import { aReply } from '../testing/a-reply.ts'
import { DAY } from '../testing/clock.ts'
import { setUpOwner } from '../testing/desk-browser.ts'
import { eventually } from '../testing/eventually.ts'
import { startHttpPeer } from '../testing/http-peer.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { fromOurPage, type TestApp } from '../testing/start-test-app.ts'
import {
  askForLink,
  erase,
  linkIn,
  look,
  mailSettings,
  SECRET_WORDS,
  seen,
  tombstones,
  writeAndGetReceipt,
  writeEverything,
} from './testing/receipt-holder.ts'

describe.each(engines)('what is stored, on %s', (engine) => {
  const startSite = siteOn(engine)
  async function startWithMail(settings: Record<string, string> = {}) {
    const post = await startSmtpPeer()
    return { post, site: await startSite({ settings: { ...mailSettings(post), ...settings } }) }
  }
  const everyRowAsText = async ({ storage }: TestApp) => {
    const tables = ['enquiries', 'demo_calls', 'demo_call_turns', 'chats', 'chat_messages'] as const
    const more = ['chat_files', 'outbox', 'enquiry_fingerprints'] as const
    const rows = [...tables, ...more].map((table) =>
      storage.db.selectFrom(table).selectAll().execute(),
    )
    return JSON.stringify(await Promise.all(rows))
  }

  const somebodyWithEverything = async () => writeEverything(await startWithMail())

  test('the confirmation is a receipt: reference, what, what for, until when, and a link', async () => {
    const { post, site } = await startWithMail({ ENQUIRIES_KEPT_DAYS: '100' })
    const { reference } = await writeAndGetReceipt(site, post)
    const mail = post.mails.find(({ recipients }) => recipients.includes('kavita@sunrise.example'))
    const text = mail?.mail.text ?? ''
    expect(text).toContain(`Reference: ${reference}`)
    expect(text).toContain('Stored: name, company, email address, phone number, message')
    expect(text).toContain('What for: to answer your enquiry')
    // 100 days after 15 January 2026.
    expect(text).toContain('Kept until: 25 Apr 2026')
    expect(text).toContain(`\n${brand.origin}${myDataPath}#`)
    expect(mail?.mail.html).toContain(`<a href="${brand.origin}${myDataPath}#`)
    expect(text).not.toContain('Marathi')
  })

  test('the link shows exactly what is stored', async () => {
    const { site, receipt, reference, callId } = await somebodyWithEverything()
    const data = await seen(site, receipt)
    expect(data.enquiries).toEqual([
      {
        reference,
        received_at: '2026-01-15T06:00:00.000Z',
        kept_until: '2027-01-15T06:00:00.000Z',
        name: 'Kavita Rao',
        business_name: 'Sunrise Clinics',
        email: 'kavita@sunrise.example',
        phone: '+91 98765-43210',
        message: `enquiry: ${SECRET_WORDS}`,
        language: 'en',
        address: '127.0.0.1',
        flagged: false,
        deliveries: expect.arrayContaining([{ channel: 'confirm', status: expect.anything() }]),
        page: '/pricing?minutes=1200&calls=3',
        written: [],
        has_own_notes: false,
      },
    ])
    expect(data.calls).toMatchObject([
      {
        reference: callId,
        phone: '+919876543210',
        language: 'en',
        status: 'queued',
        address: '127.0.0.1',
      },
    ])
    expect(data.calls[0]?.words).toEqual([{ role: 'user', text: `said: ${SECRET_WORDS}` }])
    expect(data.chats).toMatchObject([
      {
        kept_until: '2026-02-14T06:00:00.000Z',
        messages: [{ role: 'user', text: `chat: ${SECRET_WORDS}` }, { role: 'model' }],
        files: [{ name: 'notes.txt', type: 'text/plain' }],
      },
    ])
  })

  test('it shows the page, and what was written to and fro, but says only that there are notes', async () => {
    const { post, site } = await startWithMail()
    const boss = await setUpOwner(site)
    const { reference, receipt } = await writeAndGetReceipt(site, post)
    const params = { enquiry: reference }
    const nothingYet = await seen(site, receipt)
    expect(nothingYet.enquiries).toMatchObject([{ written: [], has_own_notes: false }])

    await boss.ask(replyToEnquiry, {
      params,
      body: aReply({ text: 'Yes, in Marathi too.' }),
    })
    site.clock.advance(DAY)
    await site.storage.write(({ inbox }) =>
      inbox.addEvent(
        {
          ...{ enquiryId: reference, staffId: null, staffName: '', details: {} },
          ...{ kind: 'received', text: 'When can we begin?' },
        },
        site.clock.now(),
      ),
    )
    const written = [
      { at: '2026-01-15T06:00:00.000Z', role: 'person', text: 'Yes, in Marathi too.' },
      { at: '2026-01-16T06:00:00.000Z', role: 'user', text: 'When can we begin?' },
    ]
    const answered = await seen(site, receipt)
    expect(answered.enquiries).toMatchObject([{ written, has_own_notes: false }])

    await boss.ask(noteOnEnquiry, { params, body: { text: SECRET_WORDS } })
    const noted = await seen(site, receipt)
    expect(noted.enquiries).toMatchObject([{ written, has_own_notes: true }])
    expect(JSON.stringify(noted)).not.toContain(SECRET_WORDS)
    await erase(site, receipt)
    expect(await site.storage.db.selectFrom('enquiry_events').selectAll().execute()).toEqual([])
  })

  test('deleting reaches enquiry, call, transcript, chat, file and outbox, and leaves tombstones', async () => {
    const { site, post, receipt, reference, callId } = await somebodyWithEverything()
    const other = await writeAndGetReceipt(site, post, {
      email: 'someone@else.example',
      phoneNumber: '9123456780',
      query: 'Somebody else',
    })
    const response = await erase(site, receipt)
    expect(await response.json()).toEqual({ enquiries: 1, calls: 1, chats: 1 })
    const left = await everyRowAsText(site)
    for (const word of [SECRET_WORDS, 'kavita@sunrise', '9876543210', '98765-43210']) {
      expect(left).not.toContain(word)
    }
    const aboutThem = (await site.outbox()).filter(({ subject_id: id }) =>
      [reference, callId].includes(id),
    )
    expect(new Set(aboutThem.map(({ topic }) => topic))).toEqual(new Set(['erasure']))
    expect(await tombstones(site)).toEqual(
      [
        { kind: 'chat', reference },
        { kind: 'demo-call', reference: callId },
        { kind: 'enquiry', reference },
      ].map((one) => ({ ...one, erased_at: site.clock.now(), erased_by: 'visitor' })),
    )
    expect((await look(site, receipt)).status).toBe(404)
    expect((await erase(site, receipt)).status).toBe(404)
    expect((await seen(site, other.receipt)).enquiries).toHaveLength(1)
    // The business hears which of its own copies must go, and nothing else.
    const notice = await eventually(() =>
      post.mails.find(({ mail }) => mail.subject === `Please delete ${reference}`),
    )
    expect(notice.recipients).toEqual(['team@business.example'])
    expect(notice.raw).not.toContain('kavita')
  })

  test('the never-call list outlives the deletion: it is their own wish', async () => {
    const { site, receipt } = await somebodyWithEverything()
    await site.storage.write(({ demoCalls }) => demoCalls.suppress('+919876543210', 'stop', 0))
    await erase(site, receipt)
    expect(await site.storage.read.demoCalls.isSuppressed('+919876543210')).toBe(true)
  })

  test('deleting does not give back the budget of a number', async () => {
    const { site, receipt } = await somebodyWithEverything()
    await erase(site, receipt)
    expect((await site.askForCall('9876543210')).status).toBe(429)
  })

  test("a stranger's number in an enquiry shows nothing that was said to it", async () => {
    const { post, site } = await startWithMail({ TRUSTED_PROXIES: '127.0.0.1' })
    await site.askForCall('9876543210', { ...fromOurPage, 'X-Forwarded-For': '203.0.113.7' })
    const [call] = await site.calls()
    await site.storage.write(({ demoCalls }) =>
      demoCalls.addTurns(call?.id ?? '', [{ role: 'user', text: SECRET_WORDS }], 0),
    )
    const { receipt } = await writeAndGetReceipt(site, post)
    const data = await seen(site, receipt)
    expect(data.calls).toMatchObject([{ status: 'queued', words: null }])
    expect(JSON.stringify(data)).not.toContain(SECRET_WORDS)
  })

  test('a link that is forged, changed, old or for something else opens nothing', async () => {
    const { post, site } = await startWithMail()
    const { receipt, reference } = await writeAndGetReceipt(site, post)
    const stranger = await writeAndGetReceipt(site, post, { email: 'x@y.example', query: 'Hi' })
    const [, until, mac] = receipt.split('.')
    const statusOf = async (given: string) => (await look(site, given)).status
    expect(await statusOf(`${stranger.reference}.${until}.${mac}`)).toBe(404)
    expect(await statusOf(`${reference}.zzzzzzzzz.${mac}`)).toBe(404)
    expect(await statusOf(await (await site.get('/form_token')).text())).toBe(404)
    expect(await statusOf('')).toBe(404)
    expect(await statusOf(receipt)).toBe(200)
    site.clock.advance(30 * DAY)
    expect(await statusOf(receipt)).toBe(404)
  })

  test('the link comes again for reference and e-mail; nobody learns whether they match', async () => {
    const { post, site } = await startWithMail()
    const { reference, email } = await writeAndGetReceipt(site, post)
    site.clock.advance(31 * DAY)
    const answers = await Promise.all(
      [
        { reference: reference.toUpperCase(), email: 'Kavita@Sunrise.example' },
        { reference, email: 'somebody@else.example' },
        { reference: crypto.randomUUID(), email },
      ].map(async (body) => {
        const response = await askForLink(site, body)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map(String))).toEqual(new Set(['202,{"status":"accepted"}']))
    const asked = await eventually(() => {
      const mails = post.mails.filter(({ mail }) => mail.subject?.includes('stored about you'))
      return mails.length > 0 && mails
    })
    expect(asked.map(({ recipients }) => recipients)).toEqual([[email]])
    expect((await look(site, await linkIn(post, email))).status).toBe(200)
  })

  test('a mailbox is not flooded with links', async () => {
    const { post, site } = await startWithMail()
    const { reference, email } = await writeAndGetReceipt(site, post)
    for (let count = 0; count < 6; count++) await askForLink(site, { reference, email })
    const links = (await site.outbox()).filter(({ channel }) => channel === 'link')
    expect(links).toHaveLength(3)
  })

  test('without mail it says so; an incomplete request is told what is missing', async () => {
    const silent = await startSite()
    const refused = await askForLink(silent, { reference: 'x', email: 'a@b.co' })
    expect(refused.status).toBe(501)
    expect(await refused.json()).toMatchObject({ type: '/problems/no-mail' })
    const { site } = await startWithMail()
    expect((await askForLink(site, { reference: '', email: 'a@b.co' })).status).toBe(422)
    expect((await askForLink(site, null)).status).toBe(422)
    expect((await askForLink(site, { reference: 'a\0b', email: 'a@b.co' })).status).toBe(422)
  })

  test('an address that tries link after link is held up', async () => {
    const { site } = await startWithMail({ LIMIT_MY_DATA_PER_ADDRESS: '2/hour' })
    const statuses = [await look(site, 'a'), await look(site, 'b'), await look(site, 'c')]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 429])
  })

  test('a CRM hears of the deletion too', async () => {
    const crm = await startHttpPeer((_, response) => response.writeHead(200).end())
    const { post, site } = await startWithMail({
      WEBHOOK_URL: crm.url,
      WEBHOOK_SECRET: 'a-secret-of-enough-letters',
    })
    const { receipt, reference } = await writeAndGetReceipt(site, post)
    await erase(site, receipt)
    const event = await eventually(() =>
      crm.requests.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'person.erased'),
    )
    expect(event.data).toEqual({ id: reference })
  })
})
