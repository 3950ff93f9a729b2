import { describe, expect, test } from 'vitest'
import type { About, Assistant } from '#assistant/port.ts'
import { type Overview, readOverview } from '#contract/calls/desk-overview.ts'
import { cancelCall, type DemoCallRow, listCalls } from '#contract/calls/desk-phone.ts'
import { ENQUIRY_PATH, enquirySearch } from '#contract/enquiry.ts'
import { engines, siteOn, visitorOf } from '../../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { DAY } from '../../testing/clock.ts'
import { setUpOwner } from '../../testing/desk-browser.ts'
import { saying } from '../../testing/saying.ts'

/** Tells the language and the topic by the words that it is given. */
const assistant: Assistant = {
  answer(question) {
    const about: Partial<About> = question.text.includes('क्या')
      ? { language: 'hi', topic: 'demo.number', certainty: 'unsure' }
      : question.text.includes('weather')
        ? { topic: 'off-topic', certainty: 'declined' }
        : { topic: 'plans.prices' }
    const words = async function* () {
      yield 'Words'
    }
    return saying(words, about).answer(question)
  },
}

describe.each(engines)('the overview on %s', (engine) => {
  const startSite = siteOn(engine)

  test('counts an enquiry in the language of its page, and on an English page by its letters', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const write = (language: string, name: string, query: string) =>
      site.get(`${ENQUIRY_PATH}?${enquirySearch(anEnquiry({ name, query }))}&language=${language}`)
    await write('mr', 'One', 'आमचा जुना नंबर तोच राहील का?')
    await write('ta', 'Two', 'Can it call our customers?')
    await write('en', 'Three', 'क्या हमारा पुराना नंबर वही रहेगा?')
    const { by_language } = (await boss.ask(readOverview, { query: { days: '7' } }))
      .body as Overview
    expect(by_language).toEqual([
      { language: 'hi', enquiries: 1, chats: 0 },
      { language: 'mr', enquiries: 1, chats: 0 },
      { language: 'ta', enquiries: 1, chats: 0 },
    ])
  })

  test('counts calls by what became of them, within its days', async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '1000' } })
    const boss = await setUpOwner(site)
    const read = async (days: '7' | '30') =>
      (await boss.ask(readOverview, { query: { days } })).body as Overview
    expect((await read('7')).by_call_status).toEqual([])
    await site.askForCall('9876543210')
    site.clock.advance(10 * DAY)
    await site.askForCall('9876543211')
    await site.askForCall('9876543212')
    const { calls } = (await boss.ask(listCalls, { query: {} })).body as { calls: DemoCallRow[] }
    await boss.ask(cancelCall, { params: { call: calls[0]?.id ?? '' } })
    expect((await read('7')).by_call_status).toEqual([
      { status: 'failed', calls: 1 },
      { status: 'queued', calls: 1 },
    ])
    const month = await read('30')
    expect(month.by_call_status).toEqual([
      { status: 'queued', calls: 2 },
      { status: 'failed', calls: 1 },
    ])
    expect(month.today.calls_waiting).toBe(2)
  })

  test('counts languages of enquiries and chats, and topics of questions, within its days', async () => {
    const site = await startSite({ assistant, settings: { LIMITS_SCALE: '1000' } })
    const boss = await setUpOwner(site)
    const read = async (days: '7' | '30') =>
      (await boss.ask(readOverview, { query: { days } })).body as Overview
    const say = async (...texts: string[]) => {
      const visitor = await visitorOf(site)
      for (const text of texts) await (await visitor.ask(text)).text()
    }
    const write = (name: string, query: string) => site.sendEnquiry(anEnquiry({ name, query }))
    await say('What does it cost?')
    await write('Old', 'COD ઓર્ડર કન્ફર્મ કરવા માટે કોલ કરી શકે?')
    site.clock.advance(10 * DAY)
    await say('What does it cost?', 'And the weather?', 'What does Pro cost?')
    await say('Hello', 'क्या नंबर वही रहेगा?')
    await write('One', 'क्या हमारा पुराना नंबर वही रहेगा?')
    await write('Two', 'Can it speak Tamil? "வணக்கம்"')

    const week = await read('7')
    expect(week.by_language).toEqual([
      { language: 'en', enquiries: 1, chats: 2 },
      { language: 'hi', enquiries: 1, chats: 1 },
    ])
    expect(week.by_topic).toEqual([
      { topic: 'plans.prices', questions: 3, unsure: 0 },
      { topic: 'demo.number', questions: 1, unsure: 1 },
      { topic: 'off-topic', questions: 1, unsure: 1 },
    ])
    const month = await read('30')
    expect(month.by_language).toContainEqual({ language: 'gu', enquiries: 1, chats: 0 })
    expect(month.by_language[0]).toEqual({ language: 'en', enquiries: 1, chats: 3 })
    expect(month.by_topic[0]).toEqual({ topic: 'plans.prices', questions: 4, unsure: 0 })
    // What is over is counted once; the day that goes on is not.
    await say('What does it cost?')
    expect((await read('7')).by_topic[0]).toEqual({
      ...{ topic: 'plans.prices', questions: 4, unsure: 0 },
    })
    site.clock.advance(DAY)
    await say('What does it cost?')
    expect((await read('30')).by_topic[0]).toEqual({
      ...{ topic: 'plans.prices', questions: 6, unsure: 0 },
    })
  })
})
