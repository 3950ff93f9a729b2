import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const stamp = 'build/.sources'

/**
 * What the built site surely is not made from. Everything else counts, so that a new folder does
 * without being named: a build too many costs minutes, a stale page is served to everyone.
 */
const apart = [
  /^(?:node_modules|build|data|test-results|playwright-report)\//,
  /^(?:docs|deploy|e2e|bench)\//,
  /\/testing\/|\.test\.tsx?$/,
  /^(?:biome|knip)\.json$|^(?:vitest|playwright)\.config\.ts$|^\w+\.md$/,
  // The service runs what was built; only what it says of files stands in the file server's configuration.
  /^server\/(?!http\/security-headers\.ts|site\/(?:served-site|site-files|page-security-policy)\.ts)/,
]

export function buildSources(): string[] {
  return globSync('**/*', { exclude: ['node_modules', 'build'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !apart.some((pattern) => pattern.test(path)) && statSync(path).isFile())
    .sort()
}

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
  for (const path of buildSources()) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
