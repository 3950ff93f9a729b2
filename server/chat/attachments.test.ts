import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Attachment } from '#assistant/port.ts'
import type { ChatAttachment } from '#contract/chat-answers.ts'
import type { Problem } from '#contract/problem.ts'
import { saying } from '#server/testing/saying.ts'
import { aPdf, aPng, aVoiceNote } from '../../scripts/sample-files.ts'
import { engines, siteOn, visitorOf } from './testing/chat-visitor.ts'

const read = async (response: Response) => (await response.json()) as ChatAttachment
const detailOf = async (response: Response) => ((await response.json()) as Problem).detail

function readingAssistant() {
  const seen: Attachment[] = []
  const assistant = saying(async function* ({ attachments }) {
    seen.push(...attachments)
    yield `${attachments.length} files`
  })
  return { assistant, seen }
}

describe.each(engines)('attachments on %s', (engine) => {
  const startSite = siteOn(engine)

  test('files wait for the next message, belong to it and are read by the assistant', async () => {
    const { assistant, seen } = readingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    const note = await read(await visitor.attach('Cost: ₹3,999', 'cost.txt'))
    expect(note).toMatchObject({ name: 'cost.txt', type: 'text/plain', size: 14, reading: 'text' })
    const picture = await read(await visitor.attach(aPng, 'shop.png'))
    expect(picture).toMatchObject({ type: 'image/png', reading: 'none' })
    expect((await visitor.conversation()).pending).toEqual([note, picture])

    expect(await (await visitor.ask('What is this?')).text()).toBe('2 files')
    expect(seen).toMatchObject([
      { name: 'cost.txt', type: 'text/plain', text: 'Cost: ₹3,999' },
      { name: 'shop.png', type: 'image/png', text: null },
    ])
    const { messages, pending } = await visitor.conversation()
    expect(messages[0]?.attachments).toEqual([note, picture])
    expect(pending).toEqual([])
    expect(await (await visitor.ask('And now?')).text()).toBe('0 files')
  })

  test('an assistant that sees pictures is given them whole', async () => {
    const { assistant, seen } = readingAssistant()
    const settings = { ASSISTANT: 'model', MODEL_NAME: 'any', MODEL_SEES_IMAGES: 'on' }
    const site = await startSite({ assistant, settings })
    const visitor = await visitorOf(site)
    const large = Buffer.concat([aPng, randomBytes(700_000)])
    expect(await read(await visitor.attach(large))).toMatchObject({ reading: 'picture' })
    await (await visitor.ask('What is this?')).text()
    expect(Buffer.from(seen[0]?.bytes ?? []).equals(large)).toBe(true)
  })

  test('a file comes back byte for byte, to its own chat only, with safe headers', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const picture = Buffer.concat([aPng, randomBytes(700_000)])
    const { id } = await read(await visitor.attach(picture, 'दुकान "1".png'))
    const response = await visitor.call(`/attachments/${id}`)
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%E0%A4%A6/),
    })
    const stranger = await visitorOf(site)
    expect((await stranger.call(`/attachments/${id}`)).status).toBe(404)
  })

  test('a waiting file can be taken back; a sent one stays', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const { id } = await read(await visitor.attach('one'))
    const remove = () => visitor.call(`/attachments/${id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    const sent = await read(await visitor.attach('two'))
    await (await visitor.ask('Look')).text()
    expect((await visitor.call(`/attachments/${sent.id}`, { method: 'DELETE' })).status).toBe(404)
  })
})

describe('what a file may be', () => {
  const startSite = siteOn('sqlite')

  test('a name alone decides nothing', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    expect((await read(await visitor.attach(aPng, 'shop.jpg'))).type).toBe('image/png')
    expect((await visitor.attach(Buffer.from('MZ\x90\0\x03'), 'photo.png')).status).toBe(415)
    expect((await visitor.attach(Buffer.from('PK\x03\x04\0\0'), 'a.txt')).status).toBe(415)
    expect((await visitor.attach('', 'empty.txt')).status).toBe(415)
  })

  test.each([
    ['setup.exe', 'MZ', 415],
    ['setup.exe.', 'MZ', 415],
    ['setup.exe\u200e', 'MZ', 415],
    ['SETUP.TXT.EXE', 'MZ', 415],
    ['page.html', 'hello', 415],
    ['report.pdf', 'hello', 415],
    ['note.txt', aPng, 415],
    ['note.txt', 'MZ', 201],
    ['shop.JPG', aPng, 201],
    ['Dr. Rao, v1.2', 'hello', 201],
  ])('a file is taken by its name and its content: %s', async (name, content, status) => {
    const visitor = await visitorOf(await startSite())
    expect((await visitor.attach(content, name)).status).toBe(status)
  })

  test('5 MB and no more, four a message', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const full = Buffer.concat([aPng, Buffer.alloc(5 * 1024 * 1024 - aPng.length)])
    expect((await visitor.attach(full)).status).toBe(201)
    expect((await visitor.attach(Buffer.concat([full, Buffer.of(0)]))).status).toBe(413)
    for (let count = 0; count < 3; count++) expect((await visitor.attach('x')).status).toBe(201)
    const fifth = await visitor.attach('x')
    expect(fifth.status).toBe(413)
    expect(await detailOf(fifth)).toBe('A message takes at most 4 files.')
  })

  test('a body without a length is cut off at the limit', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(1024 * 1024, 'a')),
    })
    const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit
    const answer = await visitor.call('/attachments', init).catch(() => null)
    expect(answer?.status ?? 413).toBe(413)
    expect((await visitor.conversation()).pending).toEqual([])
  })

  test('a PDF is read where it can be, and said to be unread where not', async () => {
    const { assistant, seen } = readingAssistant()
    const site = await startSite({ assistant })
    const visitor = await visitorOf(site)
    expect((await read(await visitor.attach(aPdf('Invoice 42')))).reading).toBe('text')
    expect((await read(await visitor.attach('%PDF-1.7\nscanned'))).reading).toBe('none')
    await (await visitor.ask('Read it')).text()
    expect(seen.map(({ text }) => text)).toEqual(['Invoice 42', null])
  })

  test('names lose what could mislead', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const nameOf = async (name: string) => (await read(await visitor.attach('x', name))).name
    expect(await nameOf('../../etc/passwd')).toBe('passwd')
    expect(await nameOf('a\u202egnp.txt')).toBe('agnp.txt')
    expect(await nameOf('..')).toBe('document.plain')
    expect([...(await nameOf('क'.repeat(500)))]).toHaveLength(120)
  })
})

describe('voice notes', () => {
  const startSite = siteOn('sqlite')

  test('without a service it is said that there is none', async () => {
    const site = await startSite()
    const visitor = await visitorOf(site)
    const { id, type } = await read(await visitor.attach(aVoiceNote))
    expect(type).toBe('audio/webm')
    const answer = await visitor.postJson('/transcriptions', { attachment_id: id })
    expect(answer.status).toBe(501)
  })

  test('the configured service turns it into words', async () => {
    const service = await startSpeechService(200, { text: ' मुझे अपॉइंटमेंट चाहिए ' })
    const site = await startSite({ settings: service.settings })
    const visitor = await visitorOf(site)
    const { id } = await read(await visitor.attach(aVoiceNote))
    const answer = await visitor.postJson('/transcriptions', { attachment_id: id })
    expect(await answer.json()).toEqual({ text: 'मुझे अपॉइंटमेंट चाहिए' })
    const [request] = service.requests
    expect(request?.url).toBe('/v1/audio/transcriptions')
    expect(request?.authorization).toBe('Bearer speech-key')
    expect(request?.body).toContain('filename="voice-note.webm"')
    expect(request?.body).toContain('whisper-1')
    const stranger = await visitorOf(site)
    expect((await stranger.postJson('/transcriptions', { attachment_id: id })).status).toBe(404)
  })

  test.each([
    ['fails', 500, { error: 'busy' }],
    ['says nothing', 200, { text: '' }],
    ['talks nonsense', 200, 'garbage'],
  ])('a service that %s is an unavailable one', async (_, status, body) => {
    const service = await startSpeechService(status, body)
    const site = await startSite({ settings: service.settings })
    const visitor = await visitorOf(site)
    const { id } = await read(await visitor.attach(aVoiceNote))
    expect((await visitor.postJson('/transcriptions', { attachment_id: id })).status).toBe(503)
  })
})

async function startSpeechService(status: number, body: unknown) {
  const requests: { url: string; authorization: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    requests.push({
      url: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body: Buffer.concat(parts).toString('latin1'),
    })
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    requests,
    settings: {
      SPEECH_TO_TEXT: 'openai',
      SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1/`,
      SPEECH_API_KEY: 'speech-key',
    },
  }
}
