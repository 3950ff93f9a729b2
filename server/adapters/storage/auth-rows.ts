import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

type Row = Record<string, unknown>
type AnyTables = Record<string, Row>
export type Condition = {
  field: string
  operator: string
  value: unknown
  connector: 'AND' | 'OR'
  mode: 'sensitive' | 'insensitive'
}
export type Find = {
  where: readonly Condition[]
  limit?: number | undefined
  offset?: number | undefined
  sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined
}

/** Rows as the sign-in library asks for them: it names tables and columns, we speak the SQL. */
export type AuthRows = ReturnType<typeof createAuthRows>

export function createAuthRows(typed: Kysely<Database>) {
  const db = typed as unknown as Kysely<AnyTables>
  const oneOf = (table: string, where: readonly Condition[]) =>
    db.selectFrom(table).select('id').where(matching(where)).limit(1)

  return {
    async insert(table: string, row: Row): Promise<Row> {
      return db.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow()
    },
    find(table: string, { where, limit, offset, sortBy }: Find): Promise<Row[]> {
      let query = db.selectFrom(table).selectAll().where(matching(where))
      if (sortBy) query = query.orderBy(sortBy.field, sortBy.direction)
      if (limit !== undefined) query = query.limit(limit)
      if (offset) query = query.offset(offset)
      return query.execute()
    },
    async count(table: string, where: readonly Condition[]): Promise<number> {
      const row = await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .where(matching(where))
        .executeTakeFirstOrThrow()
      return Number(row.rows)
    },
    /** The first row that matches, changed: values set, and numbers added to. */
    async changeOne(
      table: string,
      where: readonly Condition[],
      set: Row,
      add: Record<string, number> = {},
    ): Promise<Row | null> {
      const sums = Object.entries(add).map(([field, by]) => [
        field,
        sql`coalesce(${sql.ref(field)}, 0) + ${by}`,
      ])
      const row = await db
        .updateTable(table)
        .set({ ...set, ...Object.fromEntries(sums) })
        .where('id', 'in', oneOf(table, where))
        // Again, since another may have changed it after it was chosen.
        .where(matching(where))
        .returningAll()
        .executeTakeFirst()
      return row ?? null
    },
    async changeAll(table: string, where: readonly Condition[], set: Row): Promise<number> {
      const result = await db.updateTable(table).set(set).where(matching(where)).executeTakeFirst()
      return Number(result.numUpdatedRows)
    },
    /** Deletes at most one row and gives it: of several who ask at once, one gets it. */
    async takeOne(table: string, where: readonly Condition[]): Promise<Row | null> {
      const row = await db
        .deleteFrom(table)
        .where('id', 'in', oneOf(table, where))
        .returningAll()
        .executeTakeFirst()
      return row ?? null
    },
    async removeAll(table: string, where: readonly Condition[]): Promise<number> {
      const result = await db.deleteFrom(table).where(matching(where)).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}

type Builder = ExpressionBuilder<AnyTables, string>

const matching = (where: readonly Condition[]) => (row: Builder) => {
  const all = where.filter(({ connector }) => connector === 'AND').map((one) => compare(row, one))
  const any = where.filter(({ connector }) => connector === 'OR').map((one) => compare(row, one))
  return row.and(any.length > 0 ? [...all, row.or(any)] : all)
}

const comparisons = { eq: '=', ne: '!=', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

function compare(row: Builder, { field, operator, value, mode }: Condition) {
  if (operator === 'in' || operator === 'not_in') {
    const values = Array.isArray(value) ? value : [value]
    return row(field, operator === 'in' ? 'in' : 'not in', values)
  }
  if (!(operator in comparisons)) throw new Error(`no comparison is called ${operator}`)
  const sign = comparisons[operator as keyof typeof comparisons]
  if (value === null) return row(field, sign === '=' ? 'is' : 'is not', null)
  if (mode === 'insensitive' && typeof value === 'string') {
    return row(sql`lower(${sql.ref(field)})`, sign, value.toLowerCase())
  }
  return row(field, sign, value)
}
