import { connect } from 'node:net'

export type RawRequest = {
  method: string
  target: string
  version: string
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
}

export type Outcome = number | 'closed without an answer' | 'hung'

/** The bytes as they stand: no client's good manners between the generator and the server. */
function bytesOf({ method, target, version, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(`${method} ${target} ${version}\r\n${lines.join('')}\r\n`, 'latin1'),
    body,
  ])
}

const NOTHING_MORE_AFTER_MS = 1_000

/**
 * Sends a request and waits until the server has closed the connection. A request that promises more
 * than it holds is given up after a second, as a client that goes away would.
 */
export function sendRaw(port: number, request: RawRequest, patienceMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let head = ''
    const socket = connect({ port, host: '127.0.0.1' })
    const nothingMore = setTimeout(() => {
      if (head === '' && promisesBody(request)) socket.end()
    }, NOTHING_MORE_AFTER_MS)
    const impatience = setTimeout(() => {
      resolve('hung')
      socket.destroy()
    }, patienceMs)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      if (head.length < 20) head += chunk.slice(0, 20)
    })
    // The server may cut a connection whose request it refuses before it has read all of it.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(nothingMore)
      clearTimeout(impatience)
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? []
      resolve(status ? Number(status) : 'closed without an answer')
    })
    socket.write(bytesOf(request))
  })
}

export const promisesBody = ({ headers }: RawRequest): boolean =>
  headers.some(([name]) => name === 'Content-Length' || name === 'Transfer-Encoding')
