import pg from 'pg'
import { createWakers } from './wakers.ts'

const RECONNECT_MS = 1_000

/**
 * Hears PostgreSQL's notifications on a connection of its own, opened when somebody first wants to
 * know. A connection that breaks is opened again; until then those who listen must look for themselves.
 */
export function createListener(url: string, channel: string) {
  const wakers = createWakers()
  let client: pg.Client | null = null
  let heard = false
  let ended = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    client = fresh
    const lose = () => {
      if (client !== fresh) return
      client = null
      heard = false
      fresh.end().catch(() => {})
      if (!ended) retry = setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', () => wakers.wakeAll())
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      heard = true
      // Whatever came while nobody listened.
      wakers.wakeAll()
    } catch {
      lose()
    }
  }

  return {
    onWake(wake: () => void): () => void {
      if (!client && !ended && retry === undefined) void connect()
      return wakers.add(wake)
    },
    isHeard: () => heard,
    async close() {
      ended = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
