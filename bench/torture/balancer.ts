import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balancer = { port: number; close(): void }

/** Passes each request to the next instance in turn, as a balancer in front of the service would. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  let turn = 0

  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    triesLeft: number,
  ) => {
    const port = ports[turn++ % ports.length]
    const { method, url: path, headers } = incoming
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
      // An answer that breaks off must not look like a whole one.
      reply.once('close', () => reply.complete || answer.destroy())
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      // Only a request that nobody can have heard is given to the next instance.
      if (error.code === 'ECONNREFUSED' && triesLeft > 0)
        return pass(incoming, body, answer, triesLeft - 1)
      if (!answer.headersSent) answer.writeHead(502, { 'Content-Length': 0 })
      answer.end()
    })
    answer.once('close', () => answer.writableFinished || outgoing.destroy())
    outgoing.end(body)
  }

  const server = createServer({ maxHeaderSize: 96 * 1024 }, async (incoming, answer) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
    } catch {
      return answer.destroy()
    }
    // Whole, so that the next instance can have it as well.
    pass(incoming, Buffer.concat(chunks), answer, ports.length - 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
