// npm run torture [-- rounds]: faults under load, and a count of what was lost or doubled.
import { failuresOf, report } from '../bench/torture/report.ts'
import { torture } from '../bench/torture/torture.ts'
import { buildSite } from './build/build-site.ts'
import { isBuildFresh } from './build/freshness.ts'

const CONNECTIONS = 200

const rounds = Number(process.argv[2] ?? 2)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Use: npm run torture -- <rounds>, where a round is every fault once')
  process.exit(1)
}
if (!isBuildFresh()) await buildSite()

const result = await torture({
  connections: CONNECTIONS,
  rounds,
  say: (line) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`),
})
console.log(report(result))
const failures = failuresOf(result)
console.log(failures.length === 0 ? '\nNothing lost, nothing doubled.' : `\n${failures.join('\n')}`)
process.exit(failures.length === 0 ? 0 : 1)
