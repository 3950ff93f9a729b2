import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { buildSite } from './build/build-site.ts'
import { isBuildFresh } from './build/freshness.ts'
import { staticChecks } from './static-checks.ts'

type Tally = { passed: number; failed: number }

const total: Tally = { passed: 0, failed: 0 }
const reports = 'test-results'
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
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report) as Record<string, number>
  return atLeastOneFailure(ok, { passed: numPassedTests, failed: numFailedTests })
}

function browserTests(): Tally {
  const ok = runOnce(['playwright', 'test'])
  const { stats } = readReport(`${reports}/e2e.json`) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return atLeastOneFailure(ok, { passed: stats?.expected ?? 0, failed })
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
function atLeastOneFailure(ok: boolean, { passed, failed }: Tally): Tally {
  return { passed, failed: ok ? failed : Math.max(1, failed) }
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
  add(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
}

function add(name: string, { passed, failed }: Tally): void {
  const seconds = Math.round((performance.now() - partStarted) / 1000)
  partStarted = performance.now()
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s).`,
  )
  total.passed += passed
  total.failed += failed
}
