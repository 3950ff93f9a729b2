import type { Env } from '../env.ts'
import { addressRanges } from './address-ranges.ts'
import { createGuard } from './guard.ts'
import { createLimits } from './limits.ts'
import { allowedOrigins } from './origin-rules.ts'
import type { Signer } from './signer.ts'

/** What stands before every call of an app: who is believed, who may come in, and how often. */
export function createDoor(env: Env, signer: Signer, now: () => number) {
  const trustedProxies = addressRanges(env.http.TRUSTED_PROXIES)
  const limits = createLimits(env.limits)
  const siteOrigin = env.http.SITE_ORIGIN
  const allowed = allowedOrigins(env.http.CORS_ORIGINS, siteOrigin)
  const guarded = createGuard({ allowed, siteOrigin, trustedProxies, limits, signer, now })
  return { trustedProxies, allowed, limits, guarded }
}
