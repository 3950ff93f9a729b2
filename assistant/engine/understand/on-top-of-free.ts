import { freeMinutes } from '../../knowledge/site.ts'
import type { Frame } from './frame.ts'

/** 'A bill for 150 minutes beyond the free ones of Pro': so many more, and not the free ones of Base. */
export function isOnTopOfFree({
  usage: { extra, minutes },
  slots: { plans },
  named,
}: Pick<Frame, 'usage' | 'slots' | 'named'>): boolean {
  const [plan, ...others] = plans
  if (!plan || plan === 'enterprise' || others.length > 0) return false
  if (!extra || minutes?.kind !== 'stated') return false
  return named.has('bill') || minutes.minutes !== freeMinutes[plan]
}
