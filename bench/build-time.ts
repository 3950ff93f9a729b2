import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { BenchSection } from './section.ts'

export async function measureBuild(): Promise<BenchSection> {
  rmSync('build', { recursive: true, force: true })
  const started = performance.now()
  const build = spawnSync(process.execPath, ['scripts/build.ts'], { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(build.stderr)
  const whole = (performance.now() - started) / 1000
  const steps = [...build.stdout.matchAll(/^ {2}(.+) \((\d+\.\d) s\)$/gm)]
  return {
    title: 'Build time',
    meaning:
      'From nothing to everything the server serves: what an engineer waits for after a change.',
    head: ['Step', 'Seconds'],
    rows: [
      ...steps.map(([, name = '', time = '']) => [name, time]),
      ['the whole build', whole.toFixed(1)],
    ],
  }
}
