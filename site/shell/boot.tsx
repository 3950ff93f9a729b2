import { createContext, use } from 'react'
import type { EntryContext } from 'react-router'
import { incompletePage } from '#content/error-pages.ts'
import { noticeLook } from '#site/ui/notice-look.ts'
import { type BootPlan, boot } from './boot-script.ts'

/**
 * React Router's own <Scripts> fetches its modules while the page is still blank. <Boot> takes its
 * place: the same hand-over, started after the first paint or at the first touch.
 */
export const BootPlanContext = createContext<BootPlan | null>(null)

const noticeId = 'page-notice'

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
  return {
    context: onlyChosen(JSON.parse(serverHandoffString ?? '{}')),
    loaderData: serverHandoffStream ? await new Response(serverHandoffStream).text() : '',
    files: [...imports, manifest.url, ...routes.map(({ module }) => module), manifest.entry.module],
    shared: imports.length,
    routes: routes.map(({ id }) => id),
    hmrRuntime: manifest.hmr?.runtime ?? null,
    notice: { id: noticeId, text: incompletePage },
  }
}

/** Flags of the router that are off are off without being said, in every page. */
function onlyChosen({ future, ...context }: Record<string, unknown>): Record<string, unknown> {
  const flags = Object.entries(future ?? {}).filter(([, on]) => on)
  return { ...context, future: Object.fromEntries(flags) }
}

export function Boot() {
  const plan = use(BootPlanContext)
  const source =
    import.meta.env.SSR && plan
      ? `(${boot})(${JSON.stringify(plan).replaceAll('<', '\\u003c')})`
      : ''
  return (
    <script
      // The text exists on the server only: hydration keeps what the page came with.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, our own build's paths
      dangerouslySetInnerHTML={{ __html: source }}
    />
  )
}

/** Where the boot script says that a part of the page never came. */
export function BootNotice() {
  return <p id={noticeId} role="status" className={noticeLook} />
}
