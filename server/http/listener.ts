import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './call.ts'
import { observeRequest, type RequestObserver } from './request-log.ts'
import { dropSlowClients, type Patience } from './slow-clients.ts'

// Twelve bytes of URL for one character outside the basic plane, nine for a Devanagari letter: a
// 5,000-character message is up to 60,000 bytes, and Node's own limit of 16 KiB would refuse it.
const MAX_HEADER_BYTES = 96 * 1024

// Each may hold headers of that size.
const MOST_CONNECTIONS = 2000

export type ListenerOptions = {
  app: Hono<AppEnv>
  /** Answers pages and files, and says whether it did. */
  answerPage: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
  observe: RequestObserver
  patience: Patience
}

export function createNodeServer(options: ListenerOptions): Server {
  const { app, answerPage, observe, patience } = options
  const answerCall = getRequestListener(app.fetch as never)
  const settings = {
    maxHeaderSize: MAX_HEADER_BYTES,
    connectionsCheckingInterval: 2000,
    // Most requests have no body: no stream is set up to read one, a tenth of what an answer costs.
    optimizeEmptyRequests: true,
  }
  const server = createServer(settings, (request, response) => {
    observeRequest(request, response, observe)
    if (answerPage?.(request, response)) return
    void answerCall(request, response)
  })
  // Headers that trickle in are cut off soon; a file from a slow phone may take its time.
  server.headersTimeout = 10_000
  server.requestTimeout = 180_000
  server.keepAliveTimeout = 65_000
  server.maxConnections = MOST_CONNECTIONS
  dropSlowClients(server, patience)
  return server
}

/** Stops accepting, lets running requests finish, then cuts what is still open. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    // A kept-alive connection turns idle only when its request is over.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}
