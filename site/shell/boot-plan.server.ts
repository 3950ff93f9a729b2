import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import type { ShellData } from '#site/loaders/shell.server.ts'
import drawnWords from '../../build/fonts/own-words.svg?url'
import { NOTICE_ID } from './boot.tsx'
import type { BootPlan } from './boot-script.ts'

export async function bootPlan(context: EntryContext): Promise<BootPlan> {
  const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id]
    if (!entry) throw new Error(`The build has no module for the route ${route.id}`)
    return { id: route.id, module: entry.module, imports: entry.imports ?? [] }
  })
  const own = new Set([manifest.entry.module, ...routes.map(({ module }) => module)])
  const shared = [...manifest.entry.imports, ...routes.flatMap(({ imports }) => imports)]
  const imports = [...new Set(shared)].filter((path) => !own.has(path))
  const { shell } = staticHandlerContext.loaderData.root as ShellData
  return {
    context: onlyChosen(JSON.parse(serverHandoffString ?? '{}')),
    files: [
      ...imports,
      manifest.url,
      ...routes.map(({ module }) => module),
      manifest.entry.module,
      await keepPageData(await new Response(serverHandoffStream).text()),
    ],
    shared: imports.length,
    words: drawnWords,
    routes: routes.map(({ id }) => id),
    hmrRuntime: manifest.hmr?.runtime,
    notice: { id: NOTICE_ID, text: shell.incomplete },
  }
}

/** Flags of the router that are off are off without being said, in every page. */
function onlyChosen({ future, ...context }: Record<string, unknown>): Record<string, unknown> {
  const flags = Object.entries(future ?? {}).filter(([, on]) => on)
  return { ...context, future: Object.fromEntries(flags) }
}

/**
 * A page's words are in it already, as markup. What hydration needs of them again would keep the page
 * from arriving in its first two windows: it lies beside the scripts, and is fetched with them.
 */
async function keepPageData(text: string): Promise<string> {
  if (import.meta.env.DEV) return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  const name = `page-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`
  const folder = 'build/site/client/assets'
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), text)
  return `/assets/${name}`
}
