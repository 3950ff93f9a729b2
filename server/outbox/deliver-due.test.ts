import { pino } from 'pino'
import { expect, test } from 'vitest'
import { StorageUnavailable } from '../unit-of-work.ts'
import { deliverDue } from './deliver-due.ts'
import type { Outbox, OutboxEntry } from './ports.ts'

const entry: OutboxEntry = {
  id: 'e1',
  topic: 'enquiry',
  subjectId: 's1',
  channel: 'confirm',
  attempts: 0,
  createdAt: 0,
}

/** An outbox with one entry, in a storage whose n-th transactions fail. */
function outboxThatFails(failure: (transaction: number) => Error | null) {
  const delivered: string[] = []
  const recorded: string[] = []
  let transactions = 0
  let clock = 0
  const stores = {
    claim: async () => [entry],
    sent: async (id: string) => void recorded.push(id),
  } as unknown as Outbox
  const run = () =>
    deliverDue(
      {
        storage: {
          read: { outbox: stores },
          async write(work) {
            const error = failure(++transactions)
            if (error) throw error
            return work({ outbox: stores })
          },
        },
        courier: {
          async deliver({ id }) {
            delivered.push(id)
            return { status: 'sent' }
          },
        },
        log: pino({ level: 'silent' }),
        // Ten seconds between two looks at the clock.
        now: () => (clock += 10_000),
        random: () => 0,
        onGivenUp: async () => {},
      },
      new AbortController().signal,
    )
  return { run, delivered, recorded }
}

test('a mail that left while storage did not answer is recorded as sent, and does not leave again', async () => {
  const { run, delivered, recorded } = outboxThatFails((transaction) =>
    transaction === 2 || transaction === 3 ? new StorageUnavailable() : null,
  )
  await run()
  expect(delivered).toEqual(['e1'])
  expect(recorded).toEqual(['e1'])
})

test('recording is given up when the claim runs out, and at once after a bug', async () => {
  const gone = outboxThatFails((transaction) => (transaction > 1 ? new StorageUnavailable() : null))
  await expect(gone.run()).rejects.toThrow(StorageUnavailable)
  const broken = outboxThatFails((transaction) => (transaction === 2 ? new Error('a bug') : null))
  await expect(broken.run()).rejects.toThrow('a bug')
  expect(broken.recorded).toEqual([])
})
