import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { EnquiryReceipt } from '#contract/calls/enquiry.ts'
import { type EnquiryValues, enquirySearch } from '#contract/enquiry.ts'
import { sqliteFile } from '../adapters/storage/sqlite.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { fromOurPage } from '../testing/start-test-app.ts'
import { startServiceProcess } from './start-service-process.ts'

const ROUNDS = 50
const CONNECTIONS = 12

test(`killed ${ROUNDS} times under load, it loses no acknowledged enquiry and stores none twice`, {
  timeout: 600_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-kill-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const acknowledged = new Map<string, string>()
  let unanswered: EnquiryValues[] = []
  let sent = 0

  for (let round = 0; round < ROUNDS; round++) {
    const service = await startServiceProcess({ DATA_DIR: dataDir })
    // Visitors whose answer never came send the same again, as people do.
    const queue = unanswered
    unanswered = []
    let alive = true
    let answers = 0
    const killAfter = 3 + Math.floor(Math.random() * 40)
    const visitor = async () => {
      while (alive) {
        const values = queue.pop() ?? anEnquiry({ name: `visitor ${sent++}` })
        try {
          const url = `${service.origin}/make_contact_us_request?${enquirySearch(values)}`
          const response = await fetch(url, { headers: fromOurPage })
          const receipt = (await response.json()) as EnquiryReceipt
          if (response.status !== 200) throw new Error(`answered ${response.status}`)
          acknowledged.set(values.name, receipt.id)
          if (++answers === killAfter) service.signal('SIGKILL')
        } catch {
          unanswered.push(values)
          alive = false
        }
      }
    }
    const visitors = Array.from({ length: CONNECTIONS }, visitor)
    await Promise.all(visitors)
    unanswered.push(...queue)
    await service.ended
  }

  const database = new DatabaseSync(sqliteFile(dataDir))
  const rows = database.prepare('select id, name from enquiries').all() as {
    id: string
    name: string
  }[]
  database.close()
  const stored = Map.groupBy(rows, (row) => row.name)
  const lost = [...acknowledged].filter(([name, id]) => stored.get(name)?.[0]?.id !== id)
  const twice = [...stored].filter(([, copies]) => copies.length > 1)
  console.log(
    `killed ${ROUNDS} times: ${acknowledged.size} acknowledged, ${lost.length} lost, ${twice.length} stored twice`,
  )
  expect(acknowledged.size).toBeGreaterThan(ROUNDS)
  expect(lost).toEqual([])
  expect(twice).toEqual([])
})
