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
    { name: (id, bundle) => (isCommon(id, bundle) ? 'shell' : null), priority: 1 },
    { name: 'article', test: /sections[\\/](?:article-elements|article-card|table-of-contents)\./ },
    { name: 'contact-form', test: /(?:contact|demo-call)-fields\.tsx$|contact-form\.tsx$/ },
  ],
}

let common: ReadonlySet<string> | undefined

/** Whether every page has it, or so many that the others may carry it too. */
function isCommon(id: string, bundle: Bundle): boolean {
  common ??= gatherCommon(bundle)
  return common.has(id)
}

function gatherCommon(bundle: Bundle): Set<string> {
  const pages = readdirSync('site/routes').map((file) => reachable(`site/routes/${file}`, bundle))
  const every = new Set(pages.flatMap((modules) => [...modules]))
  const shared = [...every].filter(
    (id) => pages.filter((modules) => modules.has(id)).length >= pagesThatMakeItCommon,
  )
  return new Set([...reachable('site/root.tsx', bundle), ...shared])
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
