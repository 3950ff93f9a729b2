import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { VitalName } from '#contract/calls/vitals.ts'
import type { RequestObserver, RequestRecord } from '../http/request-log.ts'
import type { OutboxHealth } from '../outbox/ports.ts'

export type Metrics = {
  observe: RequestObserver
  vital(name: VitalName, value: number): void
  /** All figures in Prometheus' own format. */
  render(): Promise<{ type: string; text: string }>
}

type MetricsDeps = { outboxHealth: () => Promise<OutboxHealth>; now: () => number }

/** Calls that the business counts, by the name their guard gives them. */
const counted = new Set(['enquiry', 'demo-call', 'chat', 'chat-reply', 'chat-upload'])

export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'website_' })
  const durations = new Histogram({
    name: 'website_request_seconds',
    help: 'Time to the end of an answer, by route and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const calls = new Counter({
    name: 'website_calls_total',
    help: 'Enquiries, demo calls and chat replies, by outcome',
    labelNames: ['call', 'outcome'] as const,
    registers,
  })
  const vitals = new Histogram({
    name: 'website_web_vital',
    help: 'Core Web Vitals as browsers report them: milliseconds, CLS as it is',
    labelNames: ['name'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 8000],
    registers,
  })
  const readOutbox = outboxGauges(registry, deps)

  return {
    observe({ route, status, ms, ...record }: RequestRecord) {
      durations.observe({ route, status }, ms / 1000)
      if (counted.has(route) && record.method === 'GET')
        calls.inc({ call: route, outcome: outcomeOf(status) })
    },
    vital: (name, value) => vitals.observe({ name }, value),
    async render() {
      await readOutbox()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function outboxGauges(registry: Registry, { outboxHealth, now }: MetricsDeps) {
  const registers = [registry]
  const dead = new Gauge({ name: 'website_outbox_dead', help: 'Messages given up', registers })
  const pending = new Gauge({
    name: 'website_outbox_pending',
    help: 'Messages not yet delivered',
    registers,
  })
  const oldest = new Gauge({
    name: 'website_outbox_oldest_seconds',
    help: 'Age of the oldest message not yet delivered',
    registers,
  })
  return async () => {
    try {
      const health = await outboxHealth()
      pending.set(health.pending)
      dead.set(health.dead)
      oldest.set(health.oldestPendingAt === null ? 0 : (now() - health.oldestPendingAt) / 1000)
    } catch {
      // A database that is away shows in /readyz; the other figures are still worth scraping.
    }
  }
}

function outcomeOf(status: number): string {
  if (status < 400) return 'ok'
  if (status === 429) return 'limited'
  if (status === 499) return 'abandoned'
  return status < 500 ? 'refused' : 'failed'
}
