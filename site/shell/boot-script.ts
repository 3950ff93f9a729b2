export type BootPlan = {
  context: Record<string, unknown>
  /** Where the page's data lie. */
  data: string
  manifest: string
  entry: string
  routes: readonly { id: string; module: string }[]
  /** Modules that the others import: fetched beside them, not after. */
  imports: readonly string[]
  hmrRuntime: string | null
}

type EarlyAct = { kind: 'click' | 'submit'; target: HTMLElement }

/**
 * Runs inline in the page, as text: it may use nothing but its argument and the browser. It holds
 * early clicks and submits until React is there, so that none is lost and no form ever puts a
 * visitor's words into the address bar.
 */
export function boot(plan: BootPlan): void {
  const early: EarlyAct[] = []
  let started = false

  const unfold = () => {
    for (const part of document.querySelectorAll<HTMLElement>('main, footer'))
      part.dataset.unfolded = ''
  }
  // Whoever comes back or comes for one part is taken to a place that must already be where it stays.
  if (history.state || location.hash) unfold()
  // Should the code that does it with care never arrive.
  else setTimeout(unfold, 10_000)

  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.type === 'submit') {
      event.preventDefault()
      early.push({ kind: 'submit', target: target as HTMLElement })
    } else if (event.type === 'click') {
      const button = target?.closest<HTMLElement>('button:not([popovertarget], [type=submit])')
      if (button) early.push({ kind: 'click', target: button })
    } else if ((event as KeyboardEvent).key === 'Enter' && !(event as KeyboardEvent).shiftKey) {
      const form = target?.closest('textarea[enterkeyhint=send]')?.closest('form')
      if (!form) return
      event.preventDefault()
      early.push({ kind: 'submit', target: form })
    }
    start()
  }

  const start = async () => {
    if (started) return
    started = true
    document.documentElement.dataset.painted = ''
    const ask = (rel: string, href: string) =>
      document.head.append(Object.assign(document.createElement('link'), { rel, href }))
    for (const href of plan.imports) ask('modulepreload', href)
    // Only those who install the site read it: it need not come before the first paint either.
    ask('manifest', '/manifest.webmanifest')
    const page = window as unknown as Record<string, unknown>
    const data = fetch(plan.data)
    if (plan.hmrRuntime) await import(/* @vite-ignore */ plan.hmrRuntime)
    // One by one, with a breath between: run in one go they would keep a slow phone from scrolling.
    for (const module of plan.imports) {
      await import(/* @vite-ignore */ module)
      await new Promise((resume) => setTimeout(resume))
    }
    const [, ...modules] = await Promise.all([
      import(/* @vite-ignore */ plan.manifest),
      ...plan.routes.map(({ module }) => import(/* @vite-ignore */ module)),
    ])
    page.__reactRouterRouteModules = Object.fromEntries(
      plan.routes.map(({ id }, index) => [id, modules[index]]),
    )
    const { ok, status, body } = await data
    if (!ok) throw new Error(`The data of the page: status ${status}`)
    page.__reactRouterContext = { ...plan.context, stream: body }
    await import(/* @vite-ignore */ plan.entry)
  }

  const held = ['submit', 'click', 'keydown']
  for (const type of held) document.addEventListener(type, hold, true)
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
    document.addEventListener(type, start, { once: true, capture: true, passive: true })

  document.addEventListener(
    'site:hydrated',
    () => {
      for (const type of held) document.removeEventListener(type, hold, true)
      for (const { kind, target } of early) {
        if (!target.isConnected) continue
        if (kind === 'submit') (target as HTMLFormElement).requestSubmit()
        else target.click()
      }
    },
    { once: true },
  )

  // The letters come with the page and are painted a frame later than its ground.
  const afterPaint = async () => {
    await document.fonts.ready
    requestAnimationFrame(() => setTimeout(start))
  }

  // A hidden tab paints nothing, and a browser without paint timing tells nothing.
  const tellsPaint = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (document.visibilityState === 'hidden' || !tellsPaint) setTimeout(start)
  else
    new PerformanceObserver((paints) => {
      // The first paint of all may be bare ground: what counts is the first that shows something.
      if (paints.getEntriesByName('first-contentful-paint').length > 0) afterPaint()
    }).observe({ type: 'paint', buffered: true })
}
