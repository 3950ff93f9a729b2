import { expect, test } from 'vitest'
import { changesIn } from './chat-changes.ts'

const change = { last: 'm-1', person: { name: 'Asha' }, typing: false }

async function heard(...pieces: string[]) {
  const changes = []
  const line = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  for await (const one of changesIn(line)) changes.push(one)
  return changes
}

test('a change is read, wherever the line is cut', async () => {
  const event = `id: 7\ndata: ${JSON.stringify(change)}\n\n`
  expect(await heard(event.slice(0, 20), event.slice(20))).toEqual([change])
})

test.each([
  'data: {"last":',
  'data: null',
  'data: {"last":1}',
  'data:',
  ': still here',
  'event: x',
])('what cannot be read (%s) does not end the line', async (malformed) => {
  const event = `data: ${JSON.stringify(change)}\n\n`
  expect(await heard(event, `${malformed}\n\n`, event)).toEqual([change, change])
})
