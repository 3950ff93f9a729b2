export type BootPlan = {
  context: Record<string, unknown>
  /**
   * Every file of the page: first the modules that others import, then the manifest, the routes' own in
   * the order of `routes`, the entry, and last the page's data. All are fetched side by side.
   */
  files: readonly string[]
  /** How many of them are imported by others. */
  shared: number
  routes: readonly string[]
  /** The file of the words that the build has drawn. */
  words: string
  hmrRuntime: string | undefined
  /** The id of the empty status line, and what it says when a part never comes. */
  notice: { id: string; text: string }
}

/**
 * Runs inline in the page, as text: it may use nothing but its argument and the browser. It holds
 * early clicks and submits until React is there, so that none is lost. If a part of our code never
 * comes it lets go of them: links lead on and forms are sent by the browser itself.
 */
export function boot(plan: BootPlan): void {
  /** Forms that were sent and buttons that were pressed. */
  const early: HTMLElement[] = []
  let started = false
  let patience: ReturnType<typeof setTimeout> | undefined
  const pause = (ms = 0) => new Promise((resume) => setTimeout(resume, ms))
  const say = (text: string) => {
    const line = document.getElementById(plan.notice.id)
    if (line) line.textContent = text
  }

  // Whoever comes back or comes for one part is taken to a place that must already be where it stays, and
  // words that change their lines when their fonts come would move it.
  const root = document.documentElement.dataset
  if (history.state || location.hash) root.whole = root.painted = ''

  // Words that the build has drawn are written where their drawings never come. Asked for this way, as the page's policy
  // lets no text become markup.
  const bringDrawnWords = () => {
    const request = new XMLHttpRequest()
    request.onloadend = () => {
      const drawn = request.responseXML?.documentElement
      if (drawn) document.body.append(drawn)
      else root.undrawn = ''
    }
    request.open('GET', plan.words)
    request.send()
  }

  const hold = (event: Event) => {
    const { type, key, shiftKey, ctrlKey, metaKey } = event as MouseEvent & KeyboardEvent
    // A link that is opened in another tab needs nothing of ours, nor does a new line.
    if (shiftKey || ctrlKey || metaKey) return
    const target = event.target as HTMLElement
    const act =
      type === 'submit'
        ? target
        : type === 'click'
          ? target.closest<HTMLElement>('button:not([popovertarget], [type=submit]), a[data-held]')
          : key === 'Enter' && target.closest('textarea[enterkeyhint=send]')?.closest('form')
    if (!act) return
    event.preventDefault()
    act.ariaBusy = 'true'
    early.push(act)
    // A line may stall without failing: nobody waits for it longer than this.
    patience ??= setTimeout(letGo, 10_000)
    start()
  }

  const held = ['submit', 'click', 'keydown']
  const release = () => {
    clearTimeout(patience)
    for (const type of held) document.removeEventListener(type, hold, true)
    for (const target of early) target.ariaBusy = null
    return early.splice(0)
  }
  const repeat = (act: HTMLElement) =>
    act instanceof HTMLFormElement ? act.requestSubmit() : act.click()

  const letGo = () => {
    const acts = release()
    say(plan.notice.text)
    const act = acts.findLast((one) => one instanceof HTMLFormElement) ?? acts.at(-1)
    if (act) repeat(act)
  }

  /**
   * Into the browser's cache before it is imported: a second fetch may get through, but an import
   * that failed once fails for ever in some browsers.
   */
  const bring = async (href: string, ms: number) => {
    await pause(ms)
    const answer = await fetch(href)
    if (!answer.ok) throw new Error(href)
    return answer.blob()
  }

  const load = async () => {
    const coming = plan.files.map((href) => bring(href, 0).catch(() => bring(href, 1500)))
    // Each is awaited in its turn, and the first that fails is enough.
    for (const arrival of coming) arrival.catch(() => {})
    const take = async (place: number) => {
      await coming[place]
      return import(/* @vite-ignore */ plan.files[place] as string)
    }
    const page = window as unknown as Record<string, unknown>
    if (plan.hmrRuntime) await import(/* @vite-ignore */ plan.hmrRuntime)
    // One by one, with a breath between: run in one go they would keep a slow phone from scrolling.
    for (let place = 0; place < plan.shared; place++) {
      await take(place)
      await pause()
    }
    const routes = plan.routes.map(async (id, index) => [id, await take(plan.shared + 1 + index)])
    await take(plan.shared)
    page.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes))
    const data = await coming.at(-1)
    page.__reactRouterContext = { ...plan.context, stream: data?.stream() }
    await take(plan.files.length - 2)
  }

  const start = () => {
    if (started) return
    started = true
    root.painted = ''
    // Only those who install the site read it: it need not come before the first paint either.
    const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }
    document.head.append(Object.assign(document.createElement('link'), manifest))
    bringDrawnWords()
    load().catch(letGo)
  }

  for (const type of held) document.addEventListener(type, hold, true)
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
    document.addEventListener(type, start, { once: true, capture: true, passive: true })

  document.addEventListener(
    'site:hydrated',
    () => {
      say('')
      for (const act of release()) if (act.isConnected) repeat(act)
    },
    { once: true },
  )

  // The inlined fonts are painted a frame later than the page's ground.
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
  // Firefox tells of no paint on a page that was opened further down.
  addEventListener('load', () => setTimeout(start, 3000))
}
