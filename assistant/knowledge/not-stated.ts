import type { FactId } from './facts.ts'

/** Something visitors ask about the product that no page of the site answers, and what is near it. */
export type NotStated = { id: string; instead: FactId | null }

/**
 * Known not to be stated. The answer says so, adds the nearest fact if there is one, and offers a
 * person. When a page comes to state one of them, it moves to the facts.
 */
export const notStated = [
  { id: 'jobs', instead: null },
  { id: 'partners', instead: null },
  { id: 'refunds', instead: null },
  { id: 'tax', instead: null },
  { id: 'payment', instead: null },
  { id: 'contract', instead: 'plan.period' },
  { id: 'yearly', instead: 'plan.period' },
  { id: 'discounts', instead: 'plan.former-price' },
  { id: 'setup-fee', instead: 'seat-fees' },
  { id: 'carry-over', instead: null },
  { id: 'rounding', instead: 'minutes.extra' },
  { id: 'trial-length', instead: 'trial' },
  { id: 'call-limits', instead: null },
  { id: 'uptime', instead: 'availability' },
  { id: 'certificates', instead: null },
  { id: 'security', instead: 'privacy.policy' },
  { id: 'customer-count', instead: 'company.clients' },
  { id: 'finances', instead: null },
  { id: 'address', instead: 'company.about' },
  { id: 'phone', instead: 'contact.email' },
  { id: 'leaders', instead: 'company.founders' },
  { id: 'since', instead: 'company.about' },
  { id: 'abroad', instead: 'industries.list' },
  { id: 'currency', instead: null },
  { id: 'own-number', instead: 'setup.how' },
  { id: 'demo-number', instead: null },
  { id: 'voice-kind', instead: 'demo.how' },
  { id: 'technology', instead: null },
  { id: 'white-label', instead: null },
  { id: 'on-premise', instead: 'setup.install' },
  { id: 'support-hours', instead: 'contact.reply-time' },
  { id: 'training', instead: 'setup.how' },
  { id: 'sms', instead: 'product.channels' },
  { id: 'video', instead: 'product.channels' },
  { id: 'app-systems', instead: 'app' },
  { id: 'coding', instead: 'setup.how' },
  { id: 'roadmap', instead: null },
  { id: 'change-plan', instead: 'advice' },
] as const satisfies readonly NotStated[]

export type NotStatedId = (typeof notStated)[number]['id']
