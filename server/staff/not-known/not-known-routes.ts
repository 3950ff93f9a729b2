import * as calls from '#contract/calls/desk-not-known.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import { by, note, type StaffDeps } from '../deps.ts'
import { evaluationRows, listNotKnown } from './list-not-known.ts'

/** What the assistant did not know. */
export function mountNotKnown(mount: Mount, deps: Pick<StaffDeps, 'storage' | 'now'>): void {
  const { storage, now } = deps

  mount(calls.listNotKnown, ({ query }) => {
    const { is = 'open', days = '30' } = query
    return listNotKnown(storage.read.notKnown, { is, days: Number(days), now: now() })
  })

  mount(calls.markNotKnown, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const { messages, mark } = exchange.body
    const marked = await storage.write(async (stores) => {
      const marking = { staffId: staff.id, mark, now: now() }
      const count = await stores.notKnown.mark(messages, marking)
      if (count === 0) return 0
      const done = { action: 'question-marked', details: { mark, questions: count } } as const
      await note(stores, by(staff, caller), done, now())
      await stores.liveEvents.add({ topic: 'chats', subject: null, by: staff.id }, now())
      return count
    })
    return marked > 0 ? null : refuse('not-found')
  })

  mount(calls.exportNotKnown, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    await storage.write((stores) =>
      note(stores, by(staff, caller), { action: 'exported', subject: 'not-known' }, now()),
    )
    exchange.setHeader('Content-Disposition', 'attachment; filename="not-known.jsonl"')
    return linesOf(evaluationRows(await storage.read.notKnown.marked()))
  })
}

async function* linesOf(lines: readonly string[]): AsyncGenerator<string, void> {
  yield* lines
}
