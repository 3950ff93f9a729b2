import { spawnSync } from 'node:child_process'
import { isDebianRoot } from './browser.ts'

/** Java runs the HTML checker: the installed one, else Debian's package. Nothing else is downloaded. */
export function ensureJava(): string {
  if (runs()) return 'java'
  if (isDebianRoot()) {
    console.log('No Java found: installing Debian’s default-jre-headless …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'default-jre-headless'], { stdio: 'inherit' })
  }
  if (!runs()) throw new Error('No Java: install a Java runtime (11 or later) and run this again.')
  return 'java'
}

const runs = (): boolean => spawnSync('java', ['-version']).status === 0
