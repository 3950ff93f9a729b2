import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { StorageUnavailable } from '#server/unit-of-work.ts'
import { createGroupCommit } from './group-commit.ts'

async function openDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'website-commit-'))
  const file = join(folder, 'test.sqlite')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table t (x text)')
  onTestFinished(async () => {
    database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const insert = (text: string) => async () => {
    database.prepare('insert into t (x) values (?)').run(text)
    return text
  }
  const count = () =>
    (
      new DatabaseSync(file, { readOnly: true }).prepare('select count(*) as n from t').get() as {
        n: number
      }
    ).n
  return { database, file, insert, count, commits: createGroupCommit(database) }
}

/** A frame of the write-ahead log that ends a transaction tells the size of the database. */
function commitsInLog(file: string): number {
  const log = readFileSync(`${file}-wal`)
  const pageSize = log.readUInt32BE(8)
  let commits = 0
  for (let frame = 32; frame + 24 <= log.length; frame += 24 + pageSize) {
    if (log.readUInt32BE(frame + 4) !== 0) commits++
  }
  return commits
}

test('writes of one tick share one commit, later ones do not', async () => {
  const { file, insert, count, commits } = await openDatabase()
  const before = commitsInLog(file)
  const written = Array.from({ length: 100 }, (_, index) => commits.write(insert(`${index}`)))
  expect(await Promise.all(written)).toHaveLength(100)
  expect(count()).toBe(100)
  expect(commitsInLog(file) - before).toBe(1)
  await commits.write(insert('later'))
  await commits.write(insert('later still'))
  expect(commitsInLog(file) - before).toBe(3)
})

test('what is acknowledged can be read by another connection at that moment', async () => {
  const { insert, count, commits } = await openDatabase()
  const seen: number[] = []
  await Promise.all(
    Array.from({ length: 10 }, () => commits.write(insert('x')).then(() => seen.push(count()))),
  )
  expect(seen).toEqual(Array(10).fill(10))
})

test('a full database fails what was in the commit as passing, and recovers', async () => {
  const { database, insert, count, commits } = await openDatabase()
  const { page_count: pages } = database.prepare('pragma page_count').get() as {
    page_count: number
  }
  database.exec(`pragma max_page_count = ${pages}`)
  const big = 'x'.repeat(100_000)
  const results = await Promise.allSettled([
    commits.write(insert(big)),
    commits.write(insert('small')),
  ])
  for (const result of results) {
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(StorageUnavailable)
  }
  expect(count()).toBe(0)
  database.exec('pragma max_page_count = 1000000')
  await commits.write(insert(big))
  expect(count()).toBe(1)
})

test('draining waits for everything that was queued', async () => {
  const { insert, count, commits } = await openDatabase()
  for (let index = 0; index < 600; index++) void commits.write(insert('x'))
  await commits.drain()
  expect(count()).toBe(600)
})
