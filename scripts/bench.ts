import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { measureAssistant } from '../bench/assistant.ts'
import { measureBuild } from '../bench/build-time.ts'
import { measureBytes } from '../bench/bytes.ts'
import { measureChat } from '../bench/chat.ts'
import { measureDesk } from '../bench/desk.ts'
import { measureEnquiries } from '../bench/enquiries.ts'
import { measureLighthouse } from '../bench/lighthouse.ts'
import { measureModelAssistant } from '../bench/model-assistant.ts'
import { measurePresses } from '../bench/presses.ts'
import { type Bench, toMarkdown } from '../bench/section.ts'
import { measureThroughput } from '../bench/throughput.ts'
import { buildSite } from './build/build-site.ts'
import { isBuildFresh } from './build/freshness.ts'

const report = 'docs/benchmarks.md'

const benches: readonly Bench[] = [
  { name: 'build', measure: measureBuild },
  { name: 'lighthouse', measure: measureLighthouse },
  { name: 'presses', measure: measurePresses },
  { name: 'bytes', measure: measureBytes },
  { name: 'throughput', measure: measureThroughput },
  { name: 'enquiries', measure: measureEnquiries },
  { name: 'chat', measure: measureChat },
  { name: 'desk', measure: measureDesk },
  { name: 'assistant', measure: measureAssistant },
  { name: 'model-assistant', measure: measureModelAssistant },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}
if (!isBuildFresh()) await buildSite()

const measured = new Map<string, string>()
for (const { name, measure } of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n› ${name}`)
  const text = `${toMarkdown(await measure())}\n\nMeasured on ${today()} by \`npm run bench -- ${name}\`, on ${machine()}.`
  console.log(text)
  measured.set(name, text)
}
writeFileSync(report, renderReport(measured))
console.log(`\nWritten to ${report}`)

/** Sections that were not measured this time keep their figures and their date. */
function renderReport(fresh: ReadonlyMap<string, string>): string {
  const before = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const sections = benches.flatMap(({ name }) => {
    const [, kept] =
      new RegExp(`<!-- ${name} -->\\n([\\s\\S]*?)\\n<!-- /${name} -->`).exec(before) ?? []
    const text = fresh.get(name) ?? kept
    return text ? [`<!-- ${name} -->\n${text}\n<!-- /${name} -->`] : []
  })
  const head = '# Benchmarks\n\nEvery figure here was printed by a command.'
  return `${[head, ...sections].join('\n\n')}\n`
}

function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `a machine with ${cpus().length} cores (${process.arch}), ${memory} GB of memory, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
