// npm run torture [-- rounds] [--only kill,drain] [--visitors 200]: faults under load, and a count of
// what was lost or doubled.
import { parseArgs } from 'node:util'
import { faultNames, isFaultName } from '../bench/torture/faults.ts'
import { failuresOf, report } from '../bench/torture/report.ts'
import { torture } from '../bench/torture/torture.ts'
import { buildSite } from './build/build-site.ts'
import { isBuildFresh } from './build/freshness.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, visitors: { type: 'string' } },
})
const rounds = Number(positionals[0] ?? 2)
const visitors = Number(values.visitors ?? 200)
const named = values.only?.split(',') ?? faultNames
const faults = named.filter(isFaultName)
const isCount = (count: number) => Number.isInteger(count) && count > 0
if (!isCount(rounds) || !isCount(visitors) || faults.length < named.length) {
  console.error(`Use: npm run torture -- <rounds> --visitors <how many> --only <faults of a round>
Without --only a round is every fault once: ${faultNames.join(', ')}`)
  process.exit(1)
}
if (!isBuildFresh()) await buildSite()

const result = await torture({
  visitors,
  rounds,
  faults,
  say: (line) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`),
})
console.log(report(result))
const failures = failuresOf(result)
console.log(failures.length === 0 ? '\nNothing lost, nothing doubled.' : `\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)
