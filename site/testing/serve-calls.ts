import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

/** The site calls by path alone; until the test ends, those calls reach a server of its own, from a page in a language. */
export async function serveCalls(answer: RequestListener, pageLanguage = 'en-IN'): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const fetchOfNode = globalThis.fetch
  globalThis.fetch = (path, init) => fetchOfNode(`http://localhost:${port}${path}`, init)
  vi.stubGlobal('document', { documentElement: { lang: pageLanguage } })
  onTestFinished(() => {
    globalThis.fetch = fetchOfNode
    vi.unstubAllGlobals()
    server.close()
  })
}
