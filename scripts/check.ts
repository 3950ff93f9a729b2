import { spawnSync } from 'node:child_process'
import { staticChecks } from './static-checks.ts'

const failed = staticChecks.filter(({ name, command: [program, ...args] }) => {
  console.log(`› ${name}`)
  return spawnSync(program, args, { stdio: 'inherit' }).status !== 0
})
console.log(
  failed.length === 0 ? 'All checks pass.' : `Failed: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
