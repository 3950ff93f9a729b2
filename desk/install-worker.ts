const WORKER = '/desk/service-worker.js'

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown }
}

/**
 * Keeps the shell of the desk for when the line is gone, and shows notifications. The page's policy lets
 * no text become the address of a script, but for this one.
 */
export function installWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('desk-worker', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('not the desk’s service worker')
      return url
    },
  })
  const address = (policy?.createScriptURL(WORKER) ?? WORKER) as string
  navigator.serviceWorker
    .register(address, { scope: '/desk/' })
    .then(async () => {
      const { active } = await navigator.serviceWorker.ready
      // What was loaded before the worker was there.
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/desk/assets/'))
      active?.postMessage({ keep: loaded })
    })
    // Without it the desk works as well, on a line.
    .catch(() => {})
}
