// node scripts/licences.ts: writes docs/licences.md from the lock file.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

export const licencesPath = 'docs/licences.md'

type LockedPackage = {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
}

/** Where a package's code ends up: in the server's process, in visitors' browsers, or nowhere. */
type Use = 'server' | 'browser' | 'workshop'
export type Licensed = { name: string; version: string; licence: string; uses: readonly Use[] }

const FONTS = '@fontsource-variable/'
const UNKNOWN = 'unknown'

/** Every package that the lock file names, with its licence and where its code ends up. */
export function licensedPackages(): Licensed[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const inBrowser = withDependencies(browserPackages(packages), packages)
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]): Licensed => {
      const uses: Use[] = []
      if (!locked.dev && !locked.devOptional && !locked.optional) uses.push('server')
      if (inBrowser.has(path)) uses.push('browser')
      return {
        name: nameOf(path),
        version: locked.version,
        licence: locked.license ?? licenceInFolder(path),
        uses: uses.length > 0 ? uses : ['workshop'],
      }
    })
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** The packages that the files of site and desk import, and the fonts, which the build cuts. */
function browserPackages(packages: Record<string, LockedPackage>): string[] {
  const names = new Set<string>()
  for (const file of globSync('{site,desk}/**/*.{ts,tsx,css}')) {
    // Tests, rendering at build time and the list of routes leave nothing in the pages.
    if (
      /\.test\.tsx?$|^desk\/vite\.config|^site\/(entry\.server\.tsx$|routes\.ts$|testing\/)/.test(
        file,
      )
    )
      continue
    const text = readFileSync(file, 'utf8').replace(/^import type [^']*'[^']*'/gm, '')
    for (const [, specifier = ''] of text.matchAll(
      /(?:from|import\(?|@import) ?['"]([^.#/'"][^'"]*)/g,
    ))
      names.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
  }
  const isUsed = (path: string) => names.has(nameOf(path)) || nameOf(path).startsWith(FONTS)
  return Object.keys(packages).filter(
    (path) => path.lastIndexOf('node_modules/') === 0 && isUsed(path),
  )
}

function withDependencies(paths: readonly string[], packages: Record<string, LockedPackage>) {
  const found = new Set<string>()
  const queue = [...paths]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    found.add(path)
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const nested = `${path}/node_modules/${name}`
      queue.push(packages[nested] ? nested : `node_modules/${name}`)
    }
  }
  return found
}

/** Old packages tell their licence in ways that the lock file does not copy. */
function licenceInFolder(path: string): string {
  try {
    const { license, licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as {
      license?: string | { type: string }
      licenses?: { type: string }[]
    }
    const [first] = licenses ?? []
    const told = license ?? first
    if (told) return typeof told === 'string' ? told : told.type
    return UNKNOWN
  } catch {
    return UNKNOWN
  }
}

/** May not be part of what is shipped: nobody could say what may be done with it, or all of it must be given away. */
export function mayNotShip({ licence }: Licensed): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.every(
    (choice) => choice === UNKNOWN || /\b(A?GPL|SSPL|BUSL|UNLICENSED)/.test(choice),
  )
}

export function licencesDocument(): string {
  const all = licensedPackages()
  const part = (use: Use, title: string, meaning: string) => {
    const own = all.filter(({ uses }) => uses.includes(use))
    const groups = Object.entries(Object.groupBy(own, ({ licence }) => licence))
    const rows = groups
      .toSorted(([a, one = []], [b, other = []]) => other.length - one.length || compare(a, b))
      .map(([licence, group = []]) => {
        const names = [...new Set(group.map(({ name }) => `\`${name}\``))]
        return `- **${licence}** (${names.length}): ${names.join(', ')}`
      })
    return [`## ${title}`, '', meaning, '', ...rows]
  }
  return [
    '# Licences of what we build on',
    '',
    'Written by `node scripts/licences.ts` from `package-lock.json`; a test holds it to the lock file,',
    'and no package of the first two lists may have an unknown licence or a strong copyleft.',
    '',
    ...part('server', 'In the server', 'Installed where the service runs (`npm ci --omit=dev`).'),
    '',
    ...part('browser', 'In the browser', 'Bundled into the pages, fonts included.'),
    '',
    ...part('workshop', 'In the workshop', 'Builds, tests and measures; no part of it is shipped.'),
    '',
  ].join('\n')
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

if (import.meta.main) writeFileSync(licencesPath, licencesDocument())
