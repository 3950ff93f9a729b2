import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { buildSite } from './build/build-site.ts'
import { isBuildFresh } from './build/freshness.ts'
import { staticChecks } from './static-checks.ts'
import {
  type BrowserReport,
  browserFailures,
  flakyTests,
  type UnitReport,
  unitFailures,
} from './test-failures.ts'

type Tally = { passed: number; failures: readonly string[] }

const total = { passed: 0, failed: 0 }
const failures: string[] = []
const flaky: string[] = []
const reports = 'test-results'
/** More than this is not the noise of a busy machine (decision 0066). */
const FLAKY_AT_MOST = 2
let partStarted = performance.now()

rmSync(reports, { recursive: true, force: true })
ensureBrowser()
for (const check of staticChecks) count(check.name, runOnce(check.command))
count('build', await built())
add('unit tests', unitTests())
add('browser tests', browserTests())

console.log(
  `\n${total.passed} passed, ${total.failed} failed in ${Math.round(performance.now() / 1000)} s`,
)
for (const name of flaky) console.log(`~ failed once, then passed: ${name}`)
// Last of all, so that the end of a log tells what is red.
for (const failure of failures) console.log(`✗ ${failure}`)
process.exitCode = total.failed === 0 ? 0 : 1

function unitTests(): Tally {
  const report = `${reports}/unit.json`
  const args = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const ok = runOnce(args)
  const read = readReport(report) as UnitReport & Record<'numPassedTests', number | undefined>
  return tally(ok, read.numPassedTests, unitFailures(read))
}

function browserTests(): Tally {
  const ok = runOnce(['playwright', 'test'])
  const read = readReport(`${reports}/e2e.json`) as BrowserReport & {
    stats?: { expected: number }
  }
  flaky.push(...flakyTests(read))
  const tooMany = flaky.length > FLAKY_AT_MOST ? flaky : []
  const passed = (read.stats?.expected ?? 0) + flaky.length - tooMany.length
  return tally(ok, passed, [...browserFailures(read), ...tooMany])
}

async function built(): Promise<boolean> {
  if (isBuildFresh()) return true
  try {
    await buildSite()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** A runner that dies before it counts must not look like a success. */
function tally(ok: boolean, passed = 0, failures: readonly string[]): Tally {
  if (ok || failures.length > 0) return { passed, failures }
  return { passed, failures: ['the runner itself failed: its message stands above'] }
}

function runOnce([command = '', ...args]: readonly string[]): boolean {
  console.log(`\n› ${[command, ...args].join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

function count(name: string, ok: boolean): void {
  add(name, { passed: ok ? 1 : 0, failures: ok ? [] : ['see its message above'] })
}

function add(name: string, part: Tally): void {
  const { passed } = part
  const failed = part.failures.length
  const seconds = Math.round((performance.now() - partStarted) / 1000)
  partStarted = performance.now()
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s).`,
  )
  total.passed += passed
  total.failed += failed
  failures.push(...part.failures.map((failure) => `${name}: ${failure}`))
}
