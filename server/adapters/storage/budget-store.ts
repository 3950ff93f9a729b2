import { type Kysely, sql } from 'kysely'
import type { BudgetStore } from '#server/http/limits.ts'
import { keptQuery } from './kept-query.ts'
import type { Database } from './schema.ts'

type Counting = { key: string; amount: number; most: number; now: number; ends: number }

// One statement that counts only while the budget lasts: racing instances cannot overspend.
const spendWhileItLasts = keptQuery(
  ({ key, amount, most, now, ends }: Counting) => sql<{ spent: number }>`
    insert into budgets (key, started_at, ends_at, spent)
    values (${key}, ${now}, ${ends}, ${amount})
    on conflict (key) do update set
      spent = case when budgets.ends_at <= ${now} then ${amount}
        else budgets.spent + ${amount} end,
      started_at = case when budgets.ends_at <= ${now} then ${now}
        else budgets.started_at end,
      ends_at = case when budgets.ends_at <= ${now} then ${ends} else budgets.ends_at end
    where budgets.ends_at <= ${now} or budgets.spent + ${amount} <= ${most}
    returning spent`,
)

export function createBudgetStore(db: Kysely<Database>): BudgetStore {
  return {
    async spend({ key, amount, budget }, now) {
      const ends = now + budget.windowMs
      if (amount > budget.amount) return { ok: false, retryAt: ends }
      const spent = await spendWhileItLasts(db, { key, amount, most: budget.amount, now, ends })
      if (spent.rows.length > 0) return { ok: true }
      const row = await db
        .selectFrom('budgets')
        .select('ends_at')
        .where('key', '=', key)
        .executeTakeFirst()
      return { ok: false, retryAt: row?.ends_at ?? ends }
    },
    async adjust(key, difference, now) {
      await db
        .updateTable('budgets')
        .set({
          spent: sql<number>`case when spent + ${difference} < 0 then 0 else spent + ${difference} end`,
        })
        .where('key', '=', key)
        .where('ends_at', '>', now)
        .execute()
    },
    async sweep(before) {
      await db.deleteFrom('budgets').where('ends_at', '<', before).execute()
    },
  }
}
