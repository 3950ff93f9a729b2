import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** A port of its own on loopback: figures are for the operator, not for the internet. */
export function startMetricsServer(metrics: Metrics, port: number): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const { type, text } = await metrics.render()
    response.writeHead(200, { 'Content-Type': type }).end(text)
  })
  return server.listen(port, '127.0.0.1')
}
