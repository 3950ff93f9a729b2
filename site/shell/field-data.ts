import type { Metric } from 'web-vitals'
import type { sendVital } from '#contract/calls/vitals.ts'

/**
 * Core Web Vitals from real visits, when the site was built with PUBLIC_WEB_VITALS=on: a name and a
 * number, to our own server, without any identifier.
 */
export async function reportFieldData(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(send)
}

function send({ name, value }: Metric): void {
  const body = new Blob([JSON.stringify({ name, value })], { type: 'application/json' })
  navigator.sendBeacon('/vitals' satisfies typeof sendVital.path, body)
}
