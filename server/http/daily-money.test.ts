import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aVoiceNote } from '../../scripts/sample-files.ts'
import { engines, siteOn, visitorOf } from '../chat/testing/chat-visitor.ts'
import { DAY } from '../testing/clock.ts'
import { startHttpPeer } from '../testing/http-peer.ts'
import { startMain } from '../testing/start-main.ts'
import { fromOurPage, type TestApp } from '../testing/start-test-app.ts'

test("the model's money of a day holds over a restart", { timeout: 120_000 }, async () => {
  const model = new LLMock({ port: 0 })
  await model.start()
  onTestFinished(() => model.stop())
  model.onMessage(/./, { content: 'I am the model.' })
  const folder = await mkdtemp(join(tmpdir(), 'website-money-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const settings = {
    DATA_DIR: folder,
    ASSISTANT: 'model',
    MODEL_NAME: 'any',
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_DAILY_BUDGET_RUPEES: '1.3',
    MODEL_REPLY_COST_RUPEES: '0.4',
  }
  const ask = async (origin: string) => {
    const init = { headers: fromOurPage }
    const { chat_id } = (await (await fetch(`${origin}/generate_chat_id`, init)).json()) as {
      chat_id: string
    }
    const search = new URLSearchParams({ chat_id, text: 'Hello' })
    const reply = await (await fetch(`${origin}/generate_chat_response?${search}`, init)).text()
    return reply === 'I am the model.' ? 'model' : 'embedded'
  }
  const first = await startMain(settings)
  expect([await ask(first.origin), await ask(first.origin)]).toEqual(['model', 'model'])
  first.signal('SIGTERM')
  await first.ended
  const second = await startMain(settings)
  expect([await ask(second.origin), await ask(second.origin)]).toEqual(['model', 'embedded'])
  expect(model.getRequests()).toHaveLength(3)
})

describe.each(engines)('money for speech on %s', (engine) => {
  const startSite = siteOn(engine)

  async function startWithSpeech(answer: object, status = 200, rupees = '1') {
    const service = await startHttpPeer((_, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
    const site = await startSite({
      settings: {
        SPEECH_TO_TEXT: 'openai',
        SPEECH_BASE_URL: service.url,
        SPEECH_DAILY_BUDGET_RUPEES: rupees,
        SPEECH_MINUTE_COST_RUPEES: '0.6',
      },
    })
    return { site, service }
  }

  /** A note of so many bytes; 750 of them are reckoned as a second before it is heard. */
  async function transcribe(site: TestApp, bytes = 45_000) {
    const visitor = await visitorOf(site)
    const note = Buffer.concat([aVoiceNote, Buffer.alloc(bytes - aVoiceNote.length, 1)])
    const { id } = (await (await visitor.attach(note)).json()) as { id: string }
    return (await visitor.postJson('/transcriptions', { attachment_id: id })).status
  }
  const spent = async ({ storage }: TestApp) => {
    const rows = await storage.db.selectFrom('budgets').select(['key', 'spent']).execute()
    return rows.find(({ key }) => key.startsWith('speech:rupees:'))?.spent
  }

  test('is spent by what was heard, and not beyond the day', async () => {
    const { site, service } = await startWithSpeech({ text: 'Hello', usage: { seconds: 40 } })
    expect([await transcribe(site), await transcribe(site)]).toEqual([200, 200])
    expect(await spent(site)).toBeCloseTo(0.8)
    expect([await transcribe(site), service.requests.length]).toEqual([503, 2])
    site.clock.advance(DAY)
    expect(await transcribe(site)).toBe(200)
  })

  test('is spent in full when the service does not tell, and not when it takes nothing', async () => {
    const silent = await startWithSpeech({ text: 'Hello' })
    expect([await transcribe(silent.site), await transcribe(silent.site)]).toEqual([200, 503])
    const refusing = await startWithSpeech({ error: 'busy' }, 500)
    expect(await transcribe(refusing.site)).toBe(503)
    expect(await spent(refusing.site)).toBe(0)
  })

  test('a note of more than a minute can hold is not sent', async () => {
    const { site, service } = await startWithSpeech({ text: 'Hello' }, 200, '1000')
    expect(await transcribe(site, 1_100_000)).toBe(413)
    expect(service.requests).toEqual([])
  })
})
