import { type Kysely, sql } from 'kysely'
import { type BudgetStore, CLOCK_SKEW_MS } from '#server/http/limits.ts'
import { keptQuery } from './kept-query.ts'
import type { Database } from './schema.ts'

type Counting = { key: string; amount: number; most: number; now: number; ends: number }
type Slots = Counting & { latest: number }

// A window that has not begun yet was opened by a clock that ran ahead: it counts as over.
const isOver = ({ now, latest }: Slots) =>
  sql`(budgets.ends_at <= ${now} or budgets.started_at > ${latest})`

// One statement that counts only while the budget lasts: racing instances cannot overspend.
const spendWhileItLasts = keptQuery(
  (slots: Slots) => sql<{ spent: number }>`
    insert into budgets (key, started_at, ends_at, spent)
    values (${slots.key}, ${slots.now}, ${slots.ends}, ${slots.amount})
    on conflict (key) do update set
      spent = case when ${isOver(slots)} then ${slots.amount}
        else budgets.spent + ${slots.amount} end,
      started_at = case when ${isOver(slots)} then ${slots.now} else budgets.started_at end,
      ends_at = case when ${isOver(slots)} then ${slots.ends} else budgets.ends_at end
    where ${isOver(slots)} or budgets.spent + ${slots.amount} <= ${slots.most}
    returning spent`,
)

export function createBudgetStore(db: Kysely<Database>): BudgetStore {
  return {
    async spend({ key, amount, budget }, now) {
      const ends = now + budget.windowMs
      if (amount > budget.amount) return { ok: false, retryAt: ends }
      const latest = now + CLOCK_SKEW_MS
      const counting = { key, amount, most: budget.amount, now, ends, latest }
      const spent = await spendWhileItLasts(db, counting)
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
    async sweep(now) {
      await db
        .deleteFrom('budgets')
        .where((row) =>
          row.or([row('ends_at', '<', now), row('started_at', '>', now + CLOCK_SKEW_MS)]),
        )
        .execute()
    },
  }
}
