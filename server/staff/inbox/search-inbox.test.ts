import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeEnquiry,
  listTags,
  noteOnEnquiry,
  replyToEnquiry,
} from '#contract/calls/desk-inbox.ts'
import { ENQUIRY_PATH, enquirySearch } from '#contract/enquiry.ts'
import { startPostgres, type TestPostgres } from '../../../scripts/local-postgres.ts'
import { aReply } from '../../testing/a-reply.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { HOUR } from '../../testing/clock.ts'
import { setUpOwner } from '../../testing/desk-browser.ts'
import { fromOurPage, readReceipt, startTestApp } from '../../testing/start-test-app.ts'
import { namesOf, open, send } from './testing/read-inbox.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('the inbox on %s', (engine) => {
  const start = async (settings: Record<string, string> = {}) => {
    const url = engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}
    return startTestApp({ settings: { ...url, LIMITS_SCALE: '100', ...settings } })
  }

  test('is searched over all fields and in every script, by the beginnings of words', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const hindi = 'नमस्ते, नासिक में हमारे तीन क्लिनिक हैं'
    await send(site, 'Clinic', {
      query: hindi,
      companyName: 'Three Clinics',
      email: 'a.b@nashik.in',
    })
    await send(site, 'Hotel', { phoneNumber: '9123456789', query: 'Do you bill by the second?' })
    expect(await namesOf(boss, { q: 'नासि' })).toEqual(['Clinic'])
    expect(await namesOf(boss, { q: 'three clin' })).toEqual(['Clinic'])
    expect(await namesOf(boss, { q: 'nashik' })).toEqual(['Clinic'])
    expect(await namesOf(boss, { q: '91234' })).toEqual(['Hotel'])
    expect(await namesOf(boss, { q: 'second bill' })).toEqual(['Hotel'])
    expect(await namesOf(boss, { q: `"*' OR ) --` })).toEqual([])
    expect(await namesOf(boss, { q: 'econd' })).toEqual([])
  })

  test('is searched over tags, the page, notes, replies and answers, too', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    await send(site, 'Hotel')
    const search = enquirySearch(anEnquiry({ name: 'Clinic', query: 'A question' }))
    const Referer = 'http://site.example/pricing?minutes=1200&calls=3'
    const sent = await site.get(`${ENQUIRY_PATH}?${search}`, { ...fromOurPage, Referer })
    const enquiry = (await readReceipt(sent)).id
    const params = { enquiry }
    const tags = ['own number', 'दंत']
    await boss.ask(changeEnquiry, { params, body: { version: 0, tags } })
    await boss.ask(noteOnEnquiry, { params, body: { text: 'Rings in the evening.' } })
    const reply = aReply({ version: 1, text: 'आपका नंबर वही रहेगा' })
    await boss.ask(replyToEnquiry, { params, body: reply })
    const answer = { staffId: null, staffName: '', kind: 'received', details: {} } as const
    await site.storage.write(({ inbox }) =>
      inbox.addEvent({ ...answer, enquiryId: enquiry, text: 'Begin in Thane' }, site.clock.now()),
    )
    for (const q of ['pricing', 'own numb', 'दंत', 'evening', 'वही रहेगा', 'thane rings clinic']) {
      expect(await namesOf(boss, { q, is: 'all' }), q).toEqual(['Clinic'])
    }
    await boss.ask(changeEnquiry, { params, body: { version: 2, tags: [] } })
    expect(await namesOf(boss, { q: 'own numb', is: 'all' })).toEqual([])
    expect(await namesOf(boss, { q: 'evening', is: 'all' })).toEqual(['Clinic'])
  })

  test('is filtered by what is overdue, what is answered, and by tags that are offered', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const [lender = '', clinic = ''] = [await send(site, 'Lender'), await send(site, 'Clinic')]
    site.clock.advance(49 * HOUR)
    const hotel = await send(site, 'Hotel')
    await boss.ask(replyToEnquiry, { params: { enquiry: lender }, body: aReply() })
    expect(await namesOf(boss, { is: 'overdue' })).toEqual(['Clinic'])
    expect(await namesOf(boss, { is: 'answered' })).toEqual(['Lender'])
    expect(await namesOf(boss, { is: 'all' })).toEqual(['Clinic', 'Hotel', 'Lender'])
    const tag = async (enquiry: string, tags: string[]) => {
      const { version } = await open(boss, enquiry)
      await boss.ask(changeEnquiry, { params: { enquiry }, body: { version, tags } })
    }
    const odd = `100% "own"_'`
    await tag(clinic, ['big', odd])
    await tag(hotel, ['big'])
    const offered = async () => ((await boss.ask(listTags, {})).body as { tags: string[] }).tags
    expect(await offered()).toEqual(['big', odd])
    expect(await namesOf(boss, { tag: odd })).toEqual(['Clinic'])
    expect(await namesOf(boss, { tag: 'big', is: 'all' })).toEqual(['Clinic', 'Hotel'])
    expect(await namesOf(boss, { tag: 'big', q: 'hotel' })).toEqual(['Hotel'])
    await tag(clinic, [odd])
    await site.storage.db.deleteFrom('enquiries').where('id', '=', hotel).execute()
    expect(await offered()).toEqual([odd])
  })
})
