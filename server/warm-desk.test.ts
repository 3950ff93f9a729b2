import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from './adapters/storage/sqlite.ts'
import { createCountDays } from './staff/overview/count-days.ts'
import type { OverviewStore } from './staff/overview/ports.ts'
import { warmDesk } from './staff/warm-desk.ts'
import { DAY } from './testing/clock.ts'
import { eventually } from './testing/eventually.ts'
import { startTestApp } from './testing/start-test-app.ts'

const NOW = Date.UTC(2026, 10, 18, 9)

function watchedStores() {
  const days: number[] = []
  const lists: number[] = []
  const overview = {
    enquiryBeginnings: async () => [],
    chatsByLanguage: async (from: number) => {
      days.push(from)
      return []
    },
    questionsByTopic: async () => [],
  } as Partial<OverviewStore> as OverviewStore
  const notKnown = {
    since: async (since: number) => {
      lists.push(since)
      return []
    },
    marked: async () => [],
    mark: async () => 0,
  }
  return { stores: { overview, notKnown }, days, lists }
}

test('the days before today are counted once it is warm, and what was not known was asked for', async () => {
  const { stores, days, lists } = watchedStores()
  const countDays = createCountDays()
  await warmDesk(stores, countDays, NOW)
  expect(days).toHaveLength(30)
  expect(lists).toEqual([NOW - 30 * DAY])
  const today = days.at(-1) ?? 0
  await countDays(stores.overview, today - 29 * DAY, today)
  expect(days.slice(30)).toEqual([today])
})

test('others are served between two days', async () => {
  const { stores, days } = watchedStores()
  let isOver = false
  const warming = warmDesk(stores, createCountDays(), NOW).then(() => {
    isOver = true
  })
  const seen = new Set<number>()
  while (!isOver) {
    seen.add(days.length)
    await setImmediate()
  }
  await warming
  expect(seen.size).toBeGreaterThan(25)
})

test('a service warms its desk by itself after a start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const storage = await openSqlite({ dataDir })
  const { stores, days, lists } = watchedStores()
  await startTestApp({ storage: { ...storage, read: { ...storage.read, ...stores } } })
  await eventually(() => lists.length === 1)
  expect(days).toHaveLength(30)
})
