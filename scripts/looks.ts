import { spawnSync } from 'node:child_process'

// Keeps how the pages look now: look at the difference before it is committed.
const { status } = spawnSync(
  'playwright',
  ['test', 'e2e/looks.spec.ts', '--update-snapshots', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
