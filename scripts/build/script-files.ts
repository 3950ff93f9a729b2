import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Bundle = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

const ours = (id: string) => !id.includes('node_modules')

/**
 * How the site's scripts are packed. Left alone the bundler writes a file for every set of pages that
 * share a module: over thirty small ones for the home page, each asked for and compressed by itself.
 */
export const scriptFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]|preload-helper/, priority: 2 },
    {
      name: (id, bundle) => (ours(id) && isShell(id, bundle) ? 'shell' : null),
      priority: 1,
    },
    {
      name: 'common',
      test: (id) => ours(id) && !/article|features|plan-/.test(id),
      minShareCount: 4,
    },
  ],
}

const shell = new Set<string>()

/** Whether every page has it: what the root brings along. */
function isShell(id: string, bundle: Bundle): boolean {
  if (shell.size === 0)
    gather(`${resolve('site/root.tsx')}?__react-router-build-client-route`, bundle)
  return shell.has(id)
}

function gather(id: string, bundle: Bundle): void {
  if (shell.has(id)) return
  shell.add(id)
  for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) gather(imported, bundle)
}
