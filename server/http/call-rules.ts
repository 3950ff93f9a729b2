import type { BudgetName } from '#contract/budget.ts'
import type { Env } from '../env.ts'
import { addressRanges } from '../settings/address-ranges.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { Visitor } from './call.ts'
import { createGuard } from './guard.ts'
import { type BudgetStore, createLimits } from './limits.ts'
import { allowedOrigins } from './origin-rules.ts'
import type { Signer } from './signer.ts'

type CallRulesDeps = {
  storage: UnitOfWork<{ budgets: BudgetStore }>
  signer: Signer
  now: () => number
}

/** What stands before every call of an app: who is believed, who may come in, and how often. */
export function createCallRules(env: Env, { storage, signer, now }: CallRulesDeps) {
  const trustedProxies = addressRanges(env.http.TRUSTED_PROXIES)
  const limits = createLimits(env.limits)
  const siteOrigin = env.http.SITE_ORIGIN
  const allowed = allowedOrigins(env.http.CORS_ORIGINS, siteOrigin)
  const guarded = createGuard({ allowed, siteOrigin, trustedProxies, limits, signer, now })
  const spend = (budget: BudgetName, visitor: Visitor): Promise<void> =>
    storage.write(({ budgets }) => limits.spendCall(budgets, budget, visitor, now()))
  return { trustedProxies, allowed, limits, guarded, spend, formMinMs: env.forms.FORM_MIN_MS }
}
