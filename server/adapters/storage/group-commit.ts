import type { DatabaseSync } from 'node:sqlite'
import { StorageUnavailable } from '#server/unit-of-work.ts'
import { asStorageError } from './storage-errors.ts'

type Write = {
  work: () => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Enough to share one flush among many, few enough that nobody waits long for the others. */
const MOST_IN_A_COMMIT = 256

/**
 * Writes queued in one turn of the event loop share one transaction and so one flush to disk, the
 * dear part of a durable write. Each has a savepoint: one that fails takes nothing with it. A
 * promise resolves only after the shared commit.
 */
export function createGroupCommit(database: DatabaseSync) {
  let queue: Write[] = []
  const between: (() => void)[] = []
  let running: Promise<void> | null = null

  const runAll = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    while (queue.length + between.length > 0) {
      for (const run of between.splice(0)) run()
      const batch = queue.slice(0, MOST_IN_A_COMMIT)
      queue = queue.slice(MOST_IN_A_COMMIT)
      if (batch.length > 0) await commitTogether(database, batch)
      await new Promise((resolve) => setImmediate(resolve))
    }
    running = null
  }

  return {
    write<T>(work: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: resolve as (value: unknown) => void, reject })
        running ??= runAll()
      })
    },
    /** Runs between two commits, when no transaction is open. */
    betweenCommits(work: () => void): Promise<void> {
      return new Promise((resolve, reject) => {
        between.push(() => {
          try {
            resolve(work())
          } catch (error) {
            reject(asStorageError(error))
          }
        })
        running ??= runAll()
      })
    },
    /** Resolves when everything queued so far is committed. */
    async drain(): Promise<void> {
      while (running) await running
    },
  }
}

async function commitTogether(database: DatabaseSync, batch: readonly Write[]): Promise<void> {
  const outcomes: (() => void)[] = []
  try {
    database.exec('begin immediate')
    for (const write of batch) outcomes.push(await runOne(database, write))
    database.exec('commit')
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    for (const write of batch) write.reject(asStorageError(error))
    return
  }
  for (const settle of outcomes) settle()
}

async function runOne(database: DatabaseSync, write: Write): Promise<() => void> {
  database.exec('savepoint one_write')
  try {
    const value = await write.work()
    database.exec('release one_write')
    return () => write.resolve(value)
  } catch (error) {
    // A full disk can end the whole transaction; then nothing of the batch is kept.
    if (!database.isTransaction) throw asStorageError(error)
    database.exec('rollback to one_write')
    database.exec('release one_write')
    const failure = asStorageError(error)
    if (failure instanceof StorageUnavailable) throw failure
    return () => write.reject(failure)
  }
}
