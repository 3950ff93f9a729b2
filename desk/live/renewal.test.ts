import { setTimeout as pause } from 'node:timers/promises'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createRenewal } from './renewal.ts'

/** A list on the screen whose pages take 40 ms each, read from `stored` when they are asked for. */
function openList() {
  const client = new QueryClient()
  const seen = { stored: 0, asked: 0, cut: 0 }
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['inbox', 'list'],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }) => {
      seen.asked++
      const read = seen.stored
      signal.addEventListener('abort', () => seen.cut++)
      await pause(40)
      return { read, pageParam }
    },
    getNextPageParam: ({ pageParam }) => pageParam + 1,
  })
  onTestFinished(list.subscribe(() => {}))
  const shown = () => list.getCurrentResult().data?.pages.map(({ read }) => read) ?? []
  return { client, list, seen, shown }
}

test('a run of events cuts nothing short, asks now and then, and ends with what is stored', async () => {
  const { client, list, seen, shown } = openList()
  const renew = createRenewal(client)
  await expect.poll(shown).toEqual([0])
  const more = list.fetchNextPage()
  for (let event = 1; event <= 100; event++) {
    seen.stored = event
    renew('inbox')
    await pause(5)
  }
  await more
  await expect.poll(shown).toEqual([100, 100])
  expect(seen.cut).toBe(0)
  expect(seen.asked).toBeLessThan(20)
})

test('one event is answered at once, and other topics are left alone', async () => {
  const { client, seen, shown } = openList()
  const renew = createRenewal(client)
  await expect.poll(shown).toEqual([0])
  seen.stored = 1
  renew('chats')
  await pause(100)
  expect(seen.asked).toBe(1)
  renew('inbox')
  expect(seen.asked).toBe(2)
  await expect.poll(shown).toEqual([1])
})

test('what was asked for before the change is asked for again', async () => {
  const { client, seen, shown } = openList()
  const renew = createRenewal(client)
  expect(seen.asked).toBe(1)
  seen.stored = 1
  renew('inbox')
  await expect.poll(shown).toEqual([1])
  expect(seen.cut).toBe(0)
})
