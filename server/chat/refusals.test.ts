import { describe, expect, test } from 'vitest'
import { fromOurPage } from '#server/testing/start-test-app.ts'
import { engines, siteOn, visitorOf } from './testing/chat-visitor.ts'

describe('what is refused', () => {
  const startSite = siteOn('sqlite')

  test('too long, unknown, incomplete', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    expect((await visitor.ask('क'.repeat(4000))).status).toBe(200)
    expect((await visitor.ask('क'.repeat(4001))).status).toBe(413)
    expect((await visitor.ask('  \n ')).status).toBe(422)
    expect((await site.get('/generate_chat_response?chat_id=x')).status).toBe(422)
    expect((await site.get('/generate_chat_response?chat_id=x&text=hi')).status).toBe(404)
    const unknown = 'a'.repeat(32)
    expect((await site.get(`/generate_chat_response?chat_id=${unknown}&text=hi`)).status).toBe(404)
    expect((await site.get(`/chats/${unknown}`)).status).toBe(404)
  })

  test('more than a chat may ask in a minute, under LIMITS_SCALE', async () => {
    const site = await startSite({
      settings: { LIMIT_REPLY_PER_CHAT: '4/minute', LIMITS_SCALE: '0.5' },
    })
    const visitor = await visitorOf(site)
    for (let count = 0; count < 2; count++) {
      expect((await visitor.ask('Hi')).status).toBe(200)
    }
    const refused = await visitor.ask('Hi')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await (await visitorOf(site)).ask('Hi')).status).toBe(200)
  })

  test('calls from another site, and pictures that point at a file', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const { id } = (await (await visitor.attach('words')).json()) as { id: string }
    const elsewhere = { ...fromOurPage, 'Sec-Fetch-Site': 'cross-site' }
    expect((await visitor.call('', { headers: elsewhere })).status).toBe(403)
    const asPicture = { ...fromOurPage, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }
    const path = `/attachments/${id}`
    expect((await visitor.call(path, { headers: asPicture })).status).toBe(403)
  })
})

describe.each(engines)('a NUL in an id, on %s', (engine) => {
  const startSite = siteOn(engine)

  test('is an id that nobody has', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const statuses = await Promise.all([
      visitor.call('/attachments/%00'),
      visitor.call('/attachments/a%00b', { method: 'DELETE' }),
      visitor.postJson('/messages/%00/rating', { rating: 'up' }),
      visitor.postJson('/transcriptions', { attachment_id: 'a\0b' }),
      site.get('/chats/%00'),
      site.get('/generate_chat_response?chat_id=%00&text=hi'),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await visitor.attach('words', 'na%00me\0.txt')).status).toBe(201)
  })
})
