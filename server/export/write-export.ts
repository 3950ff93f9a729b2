import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CSV_MARK, csvLine, type ExportedRecord } from './csv.ts'

type Records = Readonly<Record<string, () => AsyncIterable<ExportedRecord>>>

/** Writes each kind of records as CSV and JSON. Returns the files. */
export async function writeExport(kinds: Records, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const files: string[] = []
  const write = async (name: string, lines: AsyncIterable<string>) => {
    const file = join(folder, name)
    await pipeline(Readable.from(lines), createWriteStream(file, { mode: 0o600 }))
    files.push(file)
  }
  for (const [kind, records] of Object.entries(kinds)) {
    await write(`${kind}.csv`, asCsv(records()))
    await write(`${kind}.json`, asJson(records()))
  }
  return files
}

async function* asCsv(records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  yield CSV_MARK
  let first = true
  for await (const record of records) {
    if (first) yield csvLine(Object.keys(record))
    first = false
    yield csvLine(Object.values(record))
  }
}

async function* asJson(records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const record of records) {
    yield `${before}${JSON.stringify(record)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
