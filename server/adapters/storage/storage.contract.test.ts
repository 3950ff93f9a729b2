import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { noDetails } from '#contract/enquiry-details.ts'
import type { DemoCall } from '#server/demo-call/ports.ts'
import type { StoredEnquiry } from '#server/enquiry/ports.ts'
import { addMadeUpLanguage } from '#server/testing/made-up-language.ts'
import { startPostgres, type TestPostgres } from '../../../scripts/local-postgres.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

/**
 * The storage of two instances. PostgreSQL is opened twice; the embedded database belongs to one
 * process, whose two callers share one opening.
 */
async function openTwice(engine: 'sqlite' | 'postgres'): Promise<[Storage, Storage]> {
  if (engine === 'postgres') {
    const url = await postgres.createDatabase()
    const open = () => openPostgres({ url, pool: 5, onError: () => {} })
    const both = await Promise.all([open(), open()])
    onTestFinished(async () => {
      await Promise.all(both.map((storage) => storage.close()))
    })
    return both
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'website-storage-'))
  const storage = await openSqlite({ dataDir })
  onTestFinished(async () => {
    await storage.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return [storage, storage]
}

const NOW = Date.parse('2026-01-15T06:00:00Z')
const WINDOW = 60_000

const enquiry = (id: string): StoredEnquiry => ({
  ...noDetails,
  id,
  name: 'कविता',
  email: 'k@example.com',
  phone: '+91 98765-43210',
  message: 'one\ntwo 👋',
  receivedAt: NOW,
  replyBy: NOW + 1,
  flagged: false,
  address: '2001:db8::1',
  chatId: null,
  language: 'en',
  page: null,
})

const call = (id: string, changes: Partial<DemoCall> = {}): DemoCall => ({
  id,
  phone: '+919876543210',
  status: 'queued',
  claimedIp: '',
  address: '127.0.0.1',
  requestedAt: NOW,
  dialAfter: NOW,
  dialledAt: null,
  ringsSince: null,
  endedAt: null,
  attempts: 0,
  provider: 'twilio',
  providerId: null,
  language: 'en',
  ...changes,
})

describe.each(['sqlite', 'postgres'] as const)('stores on %s', (engine) => {
  test('an enquiry comes back as it went in', async () => {
    const [storage, other] = await openTwice(engine)
    const given = { ...enquiry('e1'), language: addMadeUpLanguage() }
    await storage.write(({ enquiries }) => enquiries.add(given))
    expect(await other.read.enquiries.find('e1')).toEqual(given)
    expect(await other.read.enquiries.find('e2')).toBeNull()
  })

  test('work that throws leaves nothing, and takes no neighbour with it', async () => {
    const [storage] = await openTwice(engine)
    const outcomes = await Promise.allSettled([
      storage.write(({ enquiries }) => enquiries.add(enquiry('good-1'))),
      storage.write(async ({ enquiries }) => {
        await enquiries.add(enquiry('bad'))
        throw new Error('changed my mind')
      }),
      storage.write(async ({ enquiries }) => {
        await enquiries.add(enquiry('twice'))
        await enquiries.add(enquiry('twice'))
      }),
      storage.write(({ enquiries }) => enquiries.add(enquiry('good-2'))),
    ])
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    const rows = await storage.db.selectFrom('enquiries').select('id').orderBy('id').execute()
    expect(rows.map((row) => row.id)).toEqual(['good-1', 'good-2'])
  })

  test('a fingerprint is taken once in its time, whoever asks', async () => {
    const [storage, other] = await openTwice(engine)
    const claim = (through: Storage, id: string, at: number) =>
      through.write(({ enquiries }) => enquiries.claimFingerprint('f', id, at, at - WINDOW))
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        claim(index % 2 ? storage : other, `e${index}`, NOW),
      ),
    )
    const winners = claims.filter((result) => result.taken)
    expect(winners).toHaveLength(1)
    const losers = claims.filter((result) => !result.taken)
    expect(new Set(losers.map((result) => result.by)).size).toBe(1)
    expect(await claim(storage, 'late', NOW + WINDOW)).toMatchObject({ taken: false })
    expect(await claim(storage, 'later', NOW + WINDOW + 1)).toEqual({ taken: true })
  })

  test('a budget is spent to the last unit and no further, by all instances together', async () => {
    const [storage, other] = await openTwice(engine)
    const spend = (through: Storage, at: number, amount = 1) =>
      through.write(({ budgets }) =>
        budgets.spend({ key: 'k', amount, budget: { amount: 7, windowMs: WINDOW } }, at),
      )
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => spend(index % 2 ? storage : other, NOW)),
    )
    expect(results.filter((result) => result.ok)).toHaveLength(7)
    expect(await spend(other, NOW + 10)).toEqual({ ok: false, retryAt: NOW + WINDOW })
    expect(await spend(other, NOW + WINDOW)).toEqual({ ok: true })
    expect(await spend(other, NOW + WINDOW, 6.5)).toMatchObject({ ok: false })
    expect(await spend(other, NOW + WINDOW, 5.5)).toEqual({ ok: true })
  })

  test('an outbox entry is claimed by one worker, and again when that one is gone', async () => {
    const [storage, other] = await openTwice(engine)
    await storage.write(({ outbox }) =>
      outbox.add('enquiry', 'e1', ['notify', 'confirm', 'webhook'], NOW),
    )
    const claim = (through: Storage, at: number) =>
      through.write(({ outbox }) => outbox.claim(at, at + WINDOW, 2))
    const claims = await Promise.all([claim(storage, NOW), claim(other, NOW), claim(storage, NOW)])
    const ids = claims.flat().map((entry) => entry.id)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    expect(await claim(other, NOW + 1)).toEqual([])

    const [first, second, third] = claims.flat()
    await storage.write(async ({ outbox }) => {
      await outbox.sent(first?.id ?? '')
      await outbox.retry(second?.id ?? '', NOW + 5, 'busy')
      await outbox.bury(third?.id ?? '', 'gone')
    })
    const again = await claim(other, NOW + 5)
    expect(again).toMatchObject([{ id: second?.id, attempts: 2, createdAt: NOW }])
    expect(await claim(other, NOW + 5 + WINDOW)).toHaveLength(1)
    expect(await other.read.outbox.health()).toEqual({
      pending: 1,
      dead: 1,
      oldestPendingAt: NOW,
    })
  })

  test('a queued call is claimed once, when it is due', async () => {
    const [storage, other] = await openTwice(engine)
    const language = addMadeUpLanguage()
    await storage.write(async ({ demoCalls }) => {
      await demoCalls.add(call('c1', { dialAfter: NOW + 10, language }))
      await demoCalls.add(call('for-staff', { provider: 'none' }))
    })
    const claim = (through: Storage, at: number) =>
      through.write(({ demoCalls }) => demoCalls.claimDue('twilio', at))
    expect(await claim(other, NOW)).toBeNull()
    const claims = await Promise.all([claim(storage, NOW + 10), claim(other, NOW + 10)])
    expect(claims.filter((claimed) => claimed !== null)).toEqual([
      call('c1', {
        dialAfter: NOW + 10,
        language,
        status: 'dialling',
        dialledAt: NOW + 10,
        attempts: 1,
      }),
    ])
  })

  test('a call that waited too long is dropped; one that staff place is left to them', async () => {
    const [storage] = await openTwice(engine)
    await storage.write(async ({ demoCalls }) => {
      await demoCalls.add(call('old'))
      await demoCalls.add(call('new', { requestedAt: NOW + 5 }))
      await demoCalls.add(call('for-staff', { provider: 'none' }))
      await demoCalls.dropOld(NOW + 1)
    })
    const statusOf = async (id: string) => (await storage.read.demoCalls.find(id))?.status
    expect(await statusOf('old')).toBe('failed')
    expect(await statusOf('new')).toBe('queued')
    expect(await statusOf('for-staff')).toBe('queued')
  })

  test('what the provider made of a call is kept; its later word stands', async () => {
    const [storage] = await openTwice(engine)
    const dialling = { status: 'dialling' as const, dialledAt: NOW, attempts: 1 }
    await storage.write(async ({ demoCalls }) => {
      for (const id of ['ok', 'busy', 'no', 'lost', 'stale', 'over']) {
        await demoCalls.add(call(id, dialling))
      }
      await demoCalls.dialled('ok', { status: 'calling', providerId: 'CA1' }, null)
      await demoCalls.dialled('busy', { status: 'unavailable', reason: '429' }, NOW + 60)
      await demoCalls.dialled('no', { status: 'refused', reason: '400' }, null)
      await demoCalls.dialled('lost', { status: 'unknown', reason: 'time-out' }, null)
      await demoCalls.ended('over', NOW + 1, 'ended')
      await demoCalls.dialled('over', { status: 'calling', providerId: 'CA2' }, null)
      await demoCalls.giveUpStale(NOW + 1)
    })
    const rows = await storage.db.selectFrom('demo_calls').select(['id', 'status']).execute()
    expect(Object.fromEntries(rows.map((row) => [row.id, row.status]))).toEqual({
      ok: 'calling',
      busy: 'queued',
      no: 'failed',
      lost: 'unknown',
      stale: 'unknown',
      over: 'ended',
    })
  })

  test('old deliveries are forgotten, but what waits and what goes with its enquiry', async () => {
    const [storage] = await openTwice(engine)
    await storage.write(async ({ outbox }) => {
      await outbox.add('enquiry', 'an-enquiry', ['notify'], NOW)
      await outbox.add('promise', 'waits', ['notify'], NOW)
      for (const topic of ['promise', 'enquiry-reply', 'webhook-test', 'erasure'] as const) {
        await outbox.add(topic, 'old', ['notify'], NOW)
      }
      await outbox.add('promise', 'new', ['notify'], NOW + 2)
      for (const { id, subjectId } of await outbox.claim(NOW + 2, NOW + 3, 20)) {
        if (subjectId !== 'waits') await outbox.sent(id)
      }
      await outbox.forget(NOW + 1)
    })
    const rows = await storage.db.selectFrom('outbox').select('subject_id').execute()
    expect(rows.map((row) => row.subject_id).toSorted()).toEqual(['an-enquiry', 'new', 'waits'])
  })

  test('a suppressed number loses its queued calls, and can be let in again', async () => {
    const [storage] = await openTwice(engine)
    await storage.write(async ({ demoCalls }) => {
      await demoCalls.add(call('c1'))
      await demoCalls.suppress('+919876543210', 'operator', NOW)
      await demoCalls.suppress('+919876543210', 'operator', NOW)
    })
    expect(await storage.read.demoCalls.isSuppressed('+919876543210')).toBe(true)
    expect((await storage.read.demoCalls.find('c1'))?.status).toBe('suppressed')
    const unsuppress = () => storage.write(({ demoCalls }) => demoCalls.unsuppress('+919876543210'))
    expect(await unsuppress()).toBe(true)
    expect(await unsuppress()).toBe(false)
    expect(await storage.read.demoCalls.isSuppressed('+919876543210')).toBe(false)
  })

  test('the turns of a call come back in order', async () => {
    const [storage] = await openTwice(engine)
    await storage.write(({ demoCalls }) => demoCalls.add(call('c1')))
    const add = (role: 'user' | 'model', text: string) =>
      storage.write(({ demoCalls }) => demoCalls.addTurns('c1', [{ role, text }], NOW))
    await add('model', 'नमस्ते')
    await add('user', 'price?')
    await add('model', '3999')
    expect((await storage.read.demoCalls.turns('c1')).map((turn) => turn.text)).toEqual([
      'नमस्ते',
      'price?',
      '3999',
    ])
  })
})
