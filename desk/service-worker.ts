/// <reference lib="webworker" />
export {}

declare const self: ServiceWorkerGlobalScope

const SHELL = '/desk/'
const CALLS = '/desk/calls/'
const CACHE = 'desk-2'
const MOST_FILES = 200

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)))
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('desk-') && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
}

self.addEventListener('message', ({ data }) => {
  const { keep } = data as { keep?: string[] }
  if (keep) void caches.open(CACHE).then((cache) => cache.addAll(keep.slice(0, MOST_FILES)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // An export or a visitor's file may be opened in a tab of its own. Calls are never kept.
  if (pathname.startsWith(CALLS)) return
  if (request.mode === 'navigate' && pathname.startsWith(SHELL)) event.respondWith(page(request))
  // Names change with what is in the file, so a kept one is never old.
  else if (pathname.startsWith('/desk/assets/')) event.respondWith(file(request))
})

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const fresh = await fetch(request)
    const isPage = fresh.headers.get('content-type')?.startsWith('text/html')
    if (fresh.ok && isPage) await cache.put(SHELL, fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match(SHELL)
    if (kept) return kept
    throw error
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) {
    await cache.put(request, fresh.clone())
    await forgetOldest(cache)
  }
  return fresh
}

/** Files of older desks pile up; the first that were kept go first. */
async function forgetOldest(cache: Cache): Promise<void> {
  const kept = await cache.keys()
  const files = kept.filter(({ url }) => new URL(url).pathname !== SHELL)
  await Promise.all(files.slice(0, -MOST_FILES).map((request) => cache.delete(request)))
}

/** A notification leads to what it is about, in the window that is open, if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { to } = event.notification.data as { to: string }
  event.waitUntil(openAt(to))
})

async function openAt(path: string): Promise<void> {
  const target = path.startsWith(SHELL) ? path : SHELL
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return void (await self.clients.openWindow(target))
  await open.focus()
  await open.navigate(target)
}
