import { describe, expect, test } from 'vitest'
// biome-ignore lint/style/noRestrictedImports: the assistant's evaluation reads what the desk exports.
import { readRows } from '#assistant/evaluation/row.ts'
import type { About, Assistant } from '#assistant/port.ts'
import {
  type AlikeQuestions,
  exportNotKnown,
  listNotKnown,
  markNotKnown,
} from '#contract/calls/desk-not-known.ts'
import { engines, siteOn, visitorOf } from '../../chat/testing/chat-visitor.ts'
import { type DeskBrowser, joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { saying } from '../../testing/saying.ts'
import type { TestApp } from '../../testing/start-test-app.ts'

type Listed = {
  groups: AlikeQuestions[]
  counts: { open: number; 'on-site': number; 'should-decline': number }
}
type Query = { is?: 'open' | 'on-site' | 'should-decline'; days?: '7' | '30' | '90' }

const listed = async (browser: DeskBrowser, query: Query = {}) =>
  (await browser.ask(listNotKnown, { query })).body as Listed
const asked = ({ groups }: Listed) =>
  groups.map(({ question, count, languages }) => [question, count, languages.length])

/** Unsure of Tally, silent about the weather, sure of the rest. */
const hesitant: Assistant = {
  answer(question) {
    const text = question.text.toLowerCase()
    const about: Partial<About> = text.includes('tally')
      ? { certainty: 'unsure' }
      : text.includes('weather')
        ? { certainty: 'declined' }
        : text.includes('मुझे')
          ? { certainty: 'declined', language: 'hi', wantsPerson: true }
          : {}
    const words = async function* () {
      yield `About ${question.text}`
    }
    return saying(words, about).answer(question)
  },
}

async function askAll(site: TestApp, questions: readonly string[]) {
  const visitors = []
  for (const question of questions) {
    const visitor = await visitorOf(site)
    await (await visitor.ask(question)).text()
    visitors.push(visitor)
    site.clock.advance(1000)
  }
  return visitors
}

describe.each(engines)('what the assistant did not know, on %s', (engine) => {
  const startSite = siteOn(engine)
  const start = () => startSite({ assistant: hesitant, settings: { LIMITS_SCALE: '100' } })

  test('stands together by likeness, with counts, languages and reasons', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const visitors = await askAll(site, [
      'Can it be connected with Tally?',
      'What does Pro cost?',
      'can it connect with tally',
      'How is the weather?',
      'मुझे किसी से बात करनी है',
      'Is Base enough for us?',
    ])
    const rated = visitors.at(-1)
    const reply = (await rated?.conversation())?.messages.at(-1)?.id ?? ''
    await rated?.postJson(`/messages/${reply}/rating`, { rating: 'down' })

    const list = await listed(boss)
    expect(asked(list)).toEqual([
      ['can it connect with tally', 2, 1],
      ['Is Base enough for us?', 1, 1],
      ['मुझे किसी से बात करनी है', 1, 1],
      ['How is the weather?', 1, 1],
    ])
    expect(list.groups[0]).toMatchObject({
      reasons: { unsure: 2, declined: 0, 'rated-down': 0, person: 0 },
      others: [{ text: 'Can it be connected with Tally?', language: 'en' }],
      mark: null,
    })
    expect(list.groups[1]?.reasons['rated-down']).toBe(1)
    expect(list.groups[2]).toMatchObject({ language: 'hi', reasons: { declined: 1, person: 1 } })
    expect(JSON.stringify(list)).not.toContain(rated?.chatId)
  })

  test('leaves the list when it is marked, and comes back when it is asked again', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    await askAll(site, ['Can it be connected with Tally?', 'How is the weather?'])
    const mark = async (question: string, as: 'on-site' | 'should-decline' | null) => {
      const all = [
        ...(await listed(boss)).groups,
        ...(await listed(boss, { is: 'on-site' })).groups,
      ]
      const messages = all.find((group) => group.question === question)?.messages ?? []
      return (await boss.ask(markNotKnown, { body: { messages, mark: as } })).status
    }
    expect(await mark('Can it be connected with Tally?', 'on-site')).toBe(204)
    expect(await mark('How is the weather?', 'should-decline')).toBe(204)
    expect((await listed(boss)).counts).toEqual({ open: 0, 'on-site': 1, 'should-decline': 1 })

    await askAll(site, ['Can it be connected with Tally?'])
    expect(asked(await listed(boss))).toEqual([['Can it be connected with Tally?', 1, 1]])
    const gone = { messages: ['nobody-said-this'], mark: 'on-site' as const }
    expect((await boss.ask(markNotKnown, { body: gone })).status).toBe(404)
    const rows = await exported(site, boss)
    expect(rows.map(({ kind, lang, turns }) => [kind, lang, turns])).toEqual([
      ['product', 'en', ['Can it be connected with Tally?']],
      ['decline', 'en', ['How is the weather?']],
    ])
  })

  test('goes with the conversation, and is as old as it is asked for', async () => {
    const site = await start()
    const boss = await setUpOwner(site)
    const [visitor] = await askAll(site, ['Can it be connected with Tally?'])
    const { groups } = await listed(boss)
    const body = { messages: groups[0]?.messages ?? [], mark: 'on-site' } as const
    await boss.ask(markNotKnown, { body })
    site.clock.advance(8 * 86_400_000)
    expect((await listed(boss, { days: '7' })).counts['on-site']).toBe(0)
    expect((await listed(boss)).counts['on-site']).toBe(1)
    expect((await visitor?.call('', { method: 'DELETE' }))?.status).toBe(204)
    expect((await listed(boss)).counts['on-site']).toBe(0)
    expect(await exported(site, boss)).toEqual([])
  })
})

/** What a browser saves. */
async function exported(site: TestApp, browser: DeskBrowser) {
  const headers = { Cookie: browser.cookieHeader(), 'Sec-Fetch-Site': 'same-origin' }
  const response = await fetch(site.origin + exportNotKnown.path, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('not-known.jsonl')
  return readRows(await response.text())
}

test('viewers read it and decide nothing', async () => {
  const site = await siteOn('sqlite')({ assistant: hesitant })
  const viewer = await joinAs(site, await setUpOwner(site), 'viewer')
  await askAll(site, ['How is the weather?'])
  const { groups } = await listed(viewer)
  expect(groups).toHaveLength(1)
  const body = { messages: groups[0]?.messages ?? [], mark: 'on-site' } as const
  expect((await viewer.ask(markNotKnown, { body })).status).toBe(403)
})
