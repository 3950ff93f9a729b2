import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { startMetricsServer } from './metrics-server.ts'

const now = 1_000_000
const health = { pending: 2, dead: 1, oldestPendingAt: now - 90_000 }
const metricsWith = (outboxHealth = async () => health) =>
  createMetrics({ outboxHealth, now: () => now })

describe('metrics', () => {
  test('count calls by outcome and time every route', async () => {
    const metrics = metricsWith()
    metrics.observe({ route: 'enquiry', method: 'GET', status: 200, ms: 12 })
    metrics.observe({ route: 'enquiry', method: 'GET', status: 429, ms: 1 })
    metrics.observe({ route: '/home', method: 'GET', status: 200, ms: 1 })
    const { text } = await metrics.render()
    expect(text).toContain('website_calls_total{call="enquiry",outcome="ok"} 1')
    expect(text).toContain('website_calls_total{call="enquiry",outcome="limited"} 1')
    expect(text).toContain('website_request_seconds_count{route="/home",status="200"} 1')
  })

  test('tell the age of the oldest message', async () => {
    const { text } = await metricsWith().render()
    expect(text).toContain('website_outbox_oldest_seconds 90')
    expect(text).toContain('website_outbox_dead 1')
  })

  test('can be scraped while the database is away', async () => {
    const { text } = await metricsWith(() => Promise.reject(new Error('gone'))).render()
    expect(text).toContain('website_process_cpu_seconds_total')
  })

  test('are served on loopback alone', async () => {
    const server = startMetricsServer(metricsWith(), 0)
    await once(server, 'listening')
    const { port, address } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    const other = await fetch(`http://127.0.0.1:${port}/`)
    server.close()
    expect(address).toBe('127.0.0.1')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('website_web_vital')
    expect(other.status).toBe(404)
  })
})
