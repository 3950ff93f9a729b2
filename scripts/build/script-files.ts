import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Bundle = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

const pagesThatMakeItCommon = 3

/**
 * How the site's scripts are packed. Left alone the bundler writes a file for every set of pages that
 * share a module: over thirty small ones for the home page, each asked for and compressed by itself.
 */
export const scriptFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    // Two files: a phone takes in one as large as both in one go.
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]|preload-helper/, priority: 2 },
    { name: (id, bundle) => (isOf('shell', id, bundle) ? 'shell' : null), priority: 1 },
    { name: (id, bundle) => (isOf('inner-pages', id, bundle) ? 'inner-pages' : null) },
    { name: 'article', test: /sections[\\/](?:article-card|table-of-contents)\./ },
    { name: 'contact-form', test: /(?:contact|demo-call)-fields\.tsx$|contact-form\.tsx$/ },
  ],
}

export const isNotOnEveryPage = (file: string): boolean =>
  !/^assets\/(?:rolldown-runtime|react|router|shell)-/.test(file)

// Of the first page and some others, and too small for files of their own.
const small =
  /stage-call[\\/](?:transcript|call-font|speaker-name)|kept-language|use-rotation|console[\\/]|words-path|in-order/

type Shared = Record<'shell' | 'inner-pages', ReadonlySet<string>>
let shared: Shared | undefined

/**
 * The shell: what every page has, or so many, the first page among them, that the others may carry it
 * too. What only the others share, the first page need not load.
 */
function isOf(file: keyof Shared, id: string, bundle: Bundle): boolean {
  shared ??= gatherShared(bundle)
  return shared[file].has(id) || (file === 'shell' && small.test(id))
}

function gatherShared(bundle: Bundle): Shared {
  const pages = readdirSync('site/routes').map((file) => reachable(`site/routes/${file}`, bundle))
  const first = reachable('site/routes/home.tsx', bundle)
  const every = new Set(pages.flatMap((modules) => [...modules]))
  const common = [...every].filter(
    (id) => pages.filter((modules) => modules.has(id)).length >= pagesThatMakeItCommon,
  )
  const shell = new Set([
    ...reachable('site/root.tsx', bundle),
    ...common.filter((id) => first.has(id)),
  ])
  return { shell, 'inner-pages': new Set(common.filter((id) => !shell.has(id))) }
}

/** What a page's own module brings along. */
function reachable(route: string, bundle: Bundle): Set<string> {
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id) || id.includes('node_modules')) return
    found.add(id)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  follow(`${resolve(route)}?__react-router-build-client-route`)
  return found
}
