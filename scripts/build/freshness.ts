import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const stamp = 'build/.sources'

/** What the built site is made from; tests and the server's own code are not part of it. */
const sources = [
  'content/**/*',
  'contract/**/*',
  'site/**/*',
  'scripts/build/**/*',
  'assistant/**/*',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

export function isBuildFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()
}

export function markBuildFresh(): void {
  writeFileSync(stamp, sourcesHash())
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('PUBLIC_'))
  hash.update(JSON.stringify(settings.sort()))
  for (const path of globSync(sources).sort()) {
    if (/\.test\.tsx?$/.test(path) || !statSync(path).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
