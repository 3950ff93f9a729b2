import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { whoAmI } from '#contract/calls/desk-account.ts'
import { deskCalls } from '#contract/calls.ts'
import { engines, siteOn } from '../chat/testing/chat-visitor.ts'
import { openDesk, setUpOwner } from '../testing/desk-browser.ts'
import { somebodyElse } from '../testing/somebody-else.ts'

const REQUESTS = 800
const AT_ONCE = 8

// They end the session of whoever makes them, or stay open.
const excluded = new Set(['signOut', 'followDesk'])
const table = Object.entries<Call>(deskCalls).filter(([name]) => !excluded.has(name))

const text = fc.oneof(
  fc.constantFrom('a\0b', '\0', '\ud800', 'abc', 'x.y.z', '1.x', '1.2.3', '1.', '-1', '1e999'),
  fc.constantFrom('open', 'all', 'en', 'reached', "' or 1=1 --", '"*', '%', '\u202e', ''),
  fc.constantFrom('9'.repeat(15), '9'.repeat(400), '9876543210', 'a@b.example', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom(null, true, false, 0, 1, -1, 1.5, 2 ** 53, Number.MAX_VALUE),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 2 }),
)

const keysOf = (schema: unknown): string[] =>
  Object.keys((schema as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def.shape ?? {})

/** A call of the desk with something in each of its fields: one that is known, or anything. */
function requestOf(call: Call, known: readonly string[]) {
  const id = fc.oneof(fc.constantFrom(...known), text)
  const bodySchema = call.body && 'schema' in call.body ? call.body.schema : undefined
  const fields = (keys: string[], of: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, of])), { requiredKeys: [] })
  return fc.record({
    ids: fc.array(id, { minLength: 3, maxLength: 3 }),
    query: fields(keysOf(call.query), id) as fc.Arbitrary<Record<string, string>>,
    body: fields(keysOf(bodySchema), fc.oneof(value, id)),
  })
}

describe.each(engines)('calls of the desk on %s', (engine) => {
  const startSite = siteOn(engine)

  test(`${REQUESTS} generated ones of somebody who is signed in: none fails`, {
    timeout: 180_000,
  }, async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '100000' } })
    const boss = await setUpOwner(site)
    const other = await somebodyElse(site)
    const known = Object.values(other).filter((one): one is string => typeof one === 'string')
    const seed = Date.now() % 2 ** 31
    const generated = fc.sample(
      fc
        .constantFrom(...table)
        .chain(([name, call]) => requestOf(call, known).map((given) => ({ name, call, ...given }))),
      { numRuns: REQUESTS, seed },
    )
    const bad: string[] = []
    const statuses = new Set<number>()
    const queue = generated.values()
    const lane = async () => {
      for (const { name, call, ids, query, body } of queue) {
        const left = [...ids]
        const path = call.path.replace(/:\w+/g, () => encoded(left.pop() ?? ''))
        const search = new URLSearchParams(query).toString()
        // What an answer does to the cookies of one does nothing to the next.
        const browser = openDesk(site)
        for (const [cookie, held] of boss.cookies) browser.cookies.set(cookie, held)
        const { status } = await browser
          .send(search ? `${path}?${search}` : path, {
            method: call.method,
            ...(call.method === 'GET' ? {} : { body }),
          })
          // CSV is no JSON.
          .catch((error: Error) => ({ status: error instanceof SyntaxError ? 200 : 599 }))
        statuses.add(status)
        // 501: no model is configured.
        if (status >= 500 && status !== 501)
          bad.push(`${status} ${name} ${JSON.stringify({ path, query, body })}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    expect(bad.slice(0, 5), `seed ${seed}, ${bad.length} in all`).toEqual([])
    for (const status of [200, 204, 404, 422])
      expect(statuses, `the generator no longer reaches ${status}`).toContain(status)
    expect((await boss.ask(whoAmI, {})).status).toBe(200)
    expect(site.logText()).not.toContain('unexpected error')
  })
})

/** An empty part would be another address. */
const encoded = (id: string): string => encodeURIComponent(id.toWellFormed() || '-')
