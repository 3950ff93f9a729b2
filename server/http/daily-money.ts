import { indianDate } from '#content/format/indian-day.ts'
import { StorageUnavailable, type UnitOfWork } from '../unit-of-work.ts'
import type { BudgetStore } from './limits.ts'

export type DailyMoney = {
  /** Takes the money for something dear before it is done; null when the day's is spent. */
  reserve(rupees: number): Promise<Reservation | null>
}
export type Reservation = {
  /** What it has cost in the end. */
  settle(rupees: number): Promise<void>
}

export type DailyMoneyOptions = {
  storage: Pick<UnitOfWork<{ budgets: BudgetStore }>, 'write'>
  /** What the money is for. */
  purpose: 'model' | 'speech'
  rupeesADay: number
  now: () => number
}

const TWO_DAYS_MS = 2 * 86_400_000

/** The money of an Indian day, shared by all instances. LIMITS_SCALE does not stretch it. */
export function createDailyMoney(options: DailyMoneyOptions): DailyMoney {
  const { storage, purpose, rupeesADay, now } = options
  return {
    async reserve(rupees) {
      const key = `${purpose}:rupees:${indianDate(now())}`
      const budget = { amount: rupeesADay, windowMs: TWO_DAYS_MS }
      try {
        const spent = await storage.write(({ budgets }) =>
          budgets.spend({ key, amount: rupees, budget }, now()),
        )
        if (!spent.ok) return null
      } catch (error) {
        // What cannot be counted is not spent.
        if (error instanceof StorageUnavailable) return null
        throw error
      }
      return {
        settle: (actual) =>
          storage.write(({ budgets }) => budgets.adjust(key, actual - rupees, now())),
      }
    },
  }
}
