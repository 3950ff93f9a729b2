import { spawnSync } from 'node:child_process'
import { checkBrowsers } from './browsers/check-browsers.ts'
import { staticChecks } from './static-checks.ts'

const well = process.argv[2] === 'browsers' ? await checkBrowsers() : checkStatically()
process.exitCode = well ? 0 : 1

function checkStatically(): boolean {
  const failed = staticChecks.filter(({ name, command: [program, ...args] }) => {
    console.log(`› ${name}`)
    return spawnSync(program, args, { stdio: 'inherit' }).status !== 0
  })
  const names = failed.map(({ name }) => name).join(', ')
  console.log(failed.length === 0 ? 'All checks pass.' : `Failed: ${names}`)
  return failed.length === 0
}
