import type { Env } from '../env.ts'
import { addressRanges } from './address-ranges.ts'
import { createGuard } from './guard.ts'
import { createLimits } from './limits.ts'

/** What stands before every call of an app: who is believed, who may come in, and how often. */
export function createDoor(env: Env, now: () => number) {
  const trustedProxies = addressRanges(env.http.TRUSTED_PROXIES)
  const corsOrigins = env.http.CORS_ORIGINS
  const limits = createLimits(env.limits)
  const siteOrigin = env.http.SITE_ORIGIN
  const guarded = createGuard({ corsOrigins, siteOrigin, trustedProxies, limits, now })
  return { trustedProxies, corsOrigins, limits, guarded }
}
