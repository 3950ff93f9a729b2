import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noDetails } from '#contract/enquiry-details.ts'
import type { InboxFilter } from '#server/staff/inbox/ports.ts'
import { createInboxPages } from './inbox-pages.ts'
import { kyselyOn } from './node-sqlite.ts'
import type { Database } from './schema.ts'
import { openSqlite, sqliteFile } from './sqlite.ts'

// With a hundred thousand enquiries a list that is sorted after it is read takes longer than 50 ms.
// How SQLite would go about it can be told with a few.

const dataDir = mkdtempSync(join(tmpdir(), 'website-plans-'))
let database: DatabaseSync
let asked: CompiledQuery[] = []
let db: Kysely<Database>

beforeAll(async () => {
  const storage = await openSqlite({ dataDir })
  await storage.write(async ({ enquiries, inbox }) => {
    for (let index = 0; index < 2100; index++) {
      const id = `e-${index}`
      await enquiries.add({
        ...noDetails,
        ...{ id, name: 'Manager', business_name: '', email: 'a@b.example', phone: '9876543210' },
        ...{ message: 'A question', receivedAt: index, replyBy: index + 1, flagged: false },
        ...{ address: '', chatId: null, page: null, language: 'en' },
      })
      const tags = index < 3 ? ['often', 'seldom'] : ['often']
      await inbox.change(id, null, { tags }, 0)
    }
  })
  await storage.close()
  database = new DatabaseSync(sqliteFile(dataDir))
  db = kyselyOn<Database>(database).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  })
  const executor = db.getExecutor()
  const compile = executor.compileQuery.bind(executor)
  executor.compileQuery = (...given) => {
    const query = compile(...given)
    asked.push(query)
    return query
  }
})
afterAll(() => {
  database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How the page of a filter is found, step by step. */
async function planOf(filter: Partial<InboxFilter>): Promise<string[]> {
  asked = []
  const pages = createInboxPages(db, 'sqlite')
  await pages.page({
    ...{ is: 'open', sort: 'urgent', tag: null, words: null, after: null, most: 60 },
    ...{ assigneeId: undefined, now: 0, soonBefore: 0, ...filter },
  })
  const page = asked.at(-1)
  const steps = database
    .prepare(`explain query plan ${page?.sql}`)
    .all(...((page?.parameters ?? []) as SQLInputValue[]))
  return steps.map(({ detail }) => String(detail))
}

test.each<[string, Partial<InboxFilter>, RegExp]>([
  ['what is open, most urgent first', {}, /enquiries_urgent \(/],
  ['what is overdue', { is: 'overdue', now: 9 }, /enquiries_urgent \(/],
  ['what is answered', { is: 'answered' }, /enquiries_urgent \(/],
  ['everything, most urgent first', { is: 'all' }, /enquiries_urgent_all \(/],
  [
    'the next page of everything, most urgent first',
    { is: 'all', after: '0.1000.e-1000' },
    /enquiries_urgent_all \(/,
  ],
  ['everything, newest first', { is: 'all', sort: 'newest' }, /enquiries_every \(/],
  ['everything with a common tag', { is: 'all', tag: 'often' }, /enquiries_urgent_all \(/],
])('%s comes in the order of its index', async (_, filter, index) => {
  const plan = await planOf(filter)
  expect(plan.join('\n')).toMatch(index)
  expect(plan.join('\n')).not.toMatch(/TEMP B-TREE|SCAN e\b(?! USING INDEX)/)
})

test('a rare tag is looked up, and only its enquiries are sorted', async () => {
  const [first, second] = await planOf({ is: 'all', tag: 'seldom' })
  expect(first).toMatch(/SEARCH t USING .*enquiry_tags.* \(tag=\?\)/)
  expect(second).toMatch(/SEARCH e USING .* \(id=\?\)/)
})
