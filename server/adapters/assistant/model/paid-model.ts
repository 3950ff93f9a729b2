import type { Env } from '#server/env.ts'
import { createDailyMoney, type DailyMoneyOptions } from '#server/http/daily-money.ts'

/** The configured model, and one purse for all it does: the setting says what a day of it may cost. */
export function paidModel(
  settings: Extract<Env['assistant'], { ASSISTANT: 'model' }>,
  deps: Pick<DailyMoneyOptions, 'storage' | 'now'>,
) {
  const rupeesADay = settings.MODEL_DAILY_BUDGET_RUPEES
  const money = createDailyMoney({ ...deps, purpose: 'model', rupeesADay })
  return {
    baseUrl: settings.MODEL_BASE_URL,
    apiKey: settings.MODEL_API_KEY,
    model: settings.MODEL_NAME,
    timeoutMs: settings.MODEL_TIMEOUT_MS,
    pay: async () => (await money.reserve(settings.MODEL_REPLY_COST_RUPEES)) !== null,
  }
}
