import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { copyRecordings } from './recordings.ts'

const good = {
  seconds: 12.5,
  turns: [
    { from: 0.2, until: 3 },
    { from: 3.4, until: 6 },
    { from: 6.4, until: 8 },
    { from: 8.4, until: 12 },
  ],
}

let folder: string
let into: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'))
  into = join(folder, 'served')
})

const put = (name: string, content: string) => writeFile(join(folder, name), content)
const list = async () => JSON.parse(await readFile(join(into, 'recordings.json'), 'utf8'))

test('without recordings the list is empty', async () => {
  await copyRecordings(folder, into)
  expect(await list()).toEqual({})
})

test('a recording is served with its timings', async () => {
  await put('hi.opus', 'OggS')
  await put('hi.json', JSON.stringify(good))
  await copyRecordings(folder, into)
  expect(await list()).toEqual({ hi: good })
  expect(await readFile(join(into, 'hi.opus'), 'utf8')).toBe('OggS')
})

test.each([
  ['has no timings', 'hi', null, /hi\.json: is missing/],
  ['is of no language we have', 'xx', good, /no example call in ‘xx’/],
  ['has another number of turns', 'bn', good, /has 4 turns, the call has 3/],
  ['has turns that overlap', 'hi', { ...good, turns: good.turns.toReversed() }, /overlap/],
  ['ends too early', 'hi', { ...good, seconds: 11 }, /after the end/],
  ['is said in other words', 'hi', { length: 12 }, /seconds/],
])('a recording that %s stops the build', async (_, language, timings, reason) => {
  await put(`${language}.opus`, 'OggS')
  if (timings) await put(`${language}.json`, JSON.stringify(timings))
  await expect(copyRecordings(folder, into)).rejects.toThrow(reason)
})
