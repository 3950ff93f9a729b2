import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type AssistantModel, readModel } from '../engine/model-file.ts'
import { languages } from '../languages/all.ts'
import { trainedModelPath } from '../training/trained-model.ts'
import { type Row, readRows, voiceOf } from './row.ts'
import { runRow } from './run-set.ts'

const folder = fileURLToPath(new URL('./development/', import.meta.url))
const rows = globSync('*.jsonl', { cwd: folder }).flatMap((file) =>
  readRows(readFileSync(`${folder}${file}`, 'utf8')),
)
const opening = (row: Row): Row => ({ ...row, turns: row.turns.slice(0, 1) })
const pages = languages.map(({ tag }) => tag).filter((tag) => tag !== 'en')

let model: AssistantModel
beforeAll(async () => {
  model = readModel(await trainedModelPath())
}, 300_000)

/** The share of rows whose first reply is in the visitor's voice, by a page in some language. */
const inVoice = (asked: readonly Row[], page: string) =>
  asked.filter((row) => runRow(opening(row), model, page).inVoice).length / asked.length

test.each(pages)(
  'on a page in %s, who writes in it is answered in it',
  (page) => {
    const own = rows.filter((row) => voiceOf(row).tag === page)
    expect(own.length).toBeGreaterThan(20)
    expect(inVoice(own, page)).toBeGreaterThanOrEqual(0.95)
  },
  300_000,
)

// The rest gives no language away ('pro price?'), and is answered in that of the page.
test.each(['hi', 'ta'])(
  'on a page in %s, who writes in another is answered in that',
  (page) => {
    const others = rows.filter((row, place) => voiceOf(row).tag !== page && place % 10 === 0)
    expect(others.length).toBeGreaterThan(100)
    expect(inVoice(others, page)).toBeGreaterThanOrEqual(0.95)
  },
  300_000,
)
