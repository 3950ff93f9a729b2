import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Patience = {
  /** A body that comes slower is cut off. */
  leastBytesPerSecond: number
  /** An answer of which nothing is taken for so long is cut off. */
  stalledMs: number
}

const LOOK_EVERY_MS = 5_000
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Lets go of clients that send or take next to nothing: each holds memory as long as it stays. */
export function dropSlowClients(server: Server, patience: Patience): void {
  const answering = new WeakMap<Socket, ServerResponse>()
  server.timeout = patience.stalledMs
  server.prependListener('request', (request, response) => {
    answering.set(request.socket, response)
    if (hasBody(request)) cutSlowBody(request, response, patience.leastBytesPerSecond)
  })
  server.on('timeout', (socket) => {
    const response = answering.get(socket)
    const isOurTurn = response && !response.writableEnded && socket.writableLength === 0
    if (isOurTurn && !response.destroyed) socket.setTimeout(patience.stalledMs)
    else socket.destroy()
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function cutSlowBody(request: IncomingMessage, response: ServerResponse, least: number): void {
  const { socket } = request
  let seen = socket.bytesRead
  const look = setInterval(() => {
    if (request.complete) return clearInterval(look)
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    if ((came * 1000) / LOOK_EVERY_MS >= least) return
    clearInterval(look)
    if (response.headersSent) socket.destroy()
    else socket.end(TOO_SLOW, () => socket.destroy())
  }, LOOK_EVERY_MS)
  look.unref()
  request.once('close', () => clearInterval(look))
  response.once('close', () => clearInterval(look))
}
