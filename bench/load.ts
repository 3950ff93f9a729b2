import { Agent, request } from 'node:http'

export type LoadResult = {
  seconds: number
  /** How often each status came; 0 stands for no answer. */
  statuses: Map<number, number>
  /** Milliseconds of each answer, sorted. */
  latencies: number[]
}

export type LoadOptions = {
  port: number
  connections: number
  seconds: number
  /** Wait between two requests of a connection. */
  pauseMs?: number
  next: (count: number) => { path: string; headers: Record<string, string> }
}

/** Keeps every connection busy for the given time. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { port, connections, seconds, pauseMs = 0, next } = options
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  const latencies: number[] = []
  const started = performance.now()
  let count = 0
  const connection = async () => {
    while (performance.now() - started < seconds * 1000) {
      const begun = performance.now()
      const status = await ask(agent, port, next(count++))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      latencies.push(performance.now() - begun)
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  latencies.sort((a, b) => a - b)
  return { seconds: (performance.now() - started) / 1000, statuses, latencies }
}

function ask(
  agent: Agent,
  port: number,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.once('error', () => resolve(0))
    outgoing.end()
  })
}
