import type { Env } from '../env.ts'

export function demoCallSettings(env: Env) {
  const { DEMO_CALL_ENABLED, DEMO_CALL_DAILY_BUDGET_RUPEES, DEMO_CALL_COST_RUPEES, CALL_HOURS } =
    env.demoCall
  return {
    enabled: DEMO_CALL_ENABLED,
    money: { dailyRupees: DEMO_CALL_DAILY_BUDGET_RUPEES, costRupees: DEMO_CALL_COST_RUPEES },
    hours: CALL_HOURS,
  }
}
