import { statfs } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { ENQUIRY_PATH, enquirySearch } from '#contract/enquiry.ts'
import { problemType } from '#contract/problem.ts'
import { sqliteFile } from '#server/adapters/storage/sqlite.ts'
import { ask } from './ask.ts'
import { attachFile, picture } from './hostile-peers.ts'
import { startInstance } from './instance.ts'
import type { Check } from './same-answers.ts'

const MEGABYTE = 1024 * 1024
/** How much of the disk the uploads may take before they come to the mark. */
const ROOM_MEGABYTES = 64
const MOST_UPLOADS = 200

/** Uploads fill the disk of an instance with the embedded database up to its mark. */
export async function checkFullDisk(dataDir: string): Promise<Check> {
  const { bavail, bsize } = await statfs(dataDir)
  const mark = Math.floor((bavail * bsize) / MEGABYTE) - ROOM_MEGABYTES
  const instance = await startInstance({
    DATA_DIR: dataDir,
    FILES_FREE_MEGABYTES: String(Math.max(0, mark)),
    TRUSTED_PROXIES: '127.0.0.1',
    LIMITS_SCALE: '1000',
  })
  const { port } = instance
  const acknowledged: string[] = []
  let taken = 0
  let refusal = ''
  try {
    for (let one = 0; one < MOST_UPLOADS && refusal === ''; one++) {
      const from = `198.19.3.${one % 200}`
      const answer = await attachFile(port, from, picture)
      if (answer.status === 201) taken++
      else refusal = (JSON.parse(answer.body || '{}') as { type?: string }).type ?? 'none'
      const name = `While it fills ${one}`
      const receipt = await ask(`${ENQUIRY_PATH}?${enquiryOf(name)}`, { port, from })
      if (receipt.status === 200) acknowledged.push(name)
    }
    const { status: ready } = await ask('/readyz', { port, from: '198.19.3.1' })
    const stored = namesIn(dataDir)
    const lost = acknowledged.filter((name) => !stored.has(name)).length
    return {
      name: 'uploads that fill the disk are refused at the mark; enquiries are taken, and it stays ready',
      holds:
        refusal === problemType('uploads-full') &&
        ready === 200 &&
        lost === 0 &&
        acknowledged.length === taken + 1,
      seen: `${taken} files taken, then ${refusal}; ${acknowledged.length} enquiries, ${lost} lost; readyz ${ready}`,
    }
  } finally {
    await instance.stop()
  }
}

const enquiryOf = (name: string) =>
  enquirySearch({
    name,
    email: 'full@example.com',
    phoneNumber: '9876543210',
    query: name,
  })

function namesIn(dataDir: string): Set<unknown> {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  try {
    return new Set(
      database
        .prepare('select name from enquiries')
        .all()
        .map(({ name }) => name),
    )
  } finally {
    database.close()
  }
}
