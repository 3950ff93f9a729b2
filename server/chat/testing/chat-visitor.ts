import { afterAll, beforeAll, expect } from 'vitest'
import { type Conversation, conversation, startedChat } from '#contract/chat-answers.ts'
import {
  fromOurPage,
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '#server/testing/start-test-app.ts'
import { startPostgres, type TestPostgres } from '../../../scripts/local-postgres.ts'

export const engines = ['sqlite', 'postgres'] as const

/** For a `describe` of one engine: starts the site on it, each time on an empty database. */
export function siteOn(engine: (typeof engines)[number]) {
  let postgres: TestPostgres | null = null
  if (engine === 'postgres') {
    beforeAll(async () => {
      postgres = await startPostgres()
    }, 60_000)
    afterAll(() => postgres?.stop())
  }
  return async ({ settings, ...options }: TestAppOptions = {}): Promise<TestApp> => {
    const database = postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}
    return startTestApp({ ...options, settings: { ...database, ...settings } })
  }
}

/** Somebody who chats; in a conversation that began elsewhere, where its id is given. */
export async function visitorOf(site: TestApp, known?: string) {
  const chatId =
    known ?? startedChat.parse(await (await site.get('/generate_chat_id')).json()).chat_id
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${site.origin}/chats/${chatId}${path}`, { headers: fromOurPage, ...init })
  const postJson = (path: string, body: unknown) =>
    call(path, { method: 'POST', body: JSON.stringify(body) })
  return {
    chatId,
    call,
    postJson,
    ask: (text: string, init: RequestInit = {}) =>
      fetch(
        `${site.origin}/generate_chat_response?${new URLSearchParams({ chat_id: chatId, text })}`,
        { headers: fromOurPage, ...init },
      ),
    attach: (bytes: Uint8Array | string, name = 'file') =>
      call(`/attachments?${new URLSearchParams({ name })}`, {
        method: 'POST',
        body: bytes as BodyInit,
      }),
    /** What the page is told while it is open. */
    async follow() {
      const ending = new AbortController()
      const response = await call('/live', { signal: ending.signal })
      expect(response.status).toBe(200)
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      let text = ''
      return {
        /** Until it is told after all that was waited for before; gives what was told meanwhile. */
        async next(wanted: string): Promise<string> {
          while (!text.includes(wanted)) {
            const { value, done } = await reader.read()
            if (done) throw new Error(`the line ended with: ${text}`)
            text += new TextDecoder().decode(value)
          }
          const [before = ''] = text.split(wanted)
          text = text.slice(before.length + wanted.length)
          return before
        },
        close: () => ending.abort(),
      }
    },
    async conversation(): Promise<Conversation> {
      const found = conversation.safeParse(await (await call('')).json()).data
      if (!found) throw new Error('there is no conversation')
      return found
    },
  }
}
