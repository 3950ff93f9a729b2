import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The site calls by path alone; until the test ends, those calls reach a server of its own. */
export async function serveCalls(answer: RequestListener): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const fetchOfNode = globalThis.fetch
  globalThis.fetch = (path, init) => fetchOfNode(`http://localhost:${port}${path}`, init)
  onTestFinished(() => {
    globalThis.fetch = fetchOfNode
    server.close()
  })
}
