import { CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from './schema.ts'

/** Stands for a value while the text of a statement is made. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const everySlot = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/**
 * A statement whose text is made once for each engine. For what every enquiry and every reply runs:
 * building such a query anew costs more than running it.
 */
export function keptQuery<Values extends object, Row = unknown>(
  build: (values: Values) => RawBuilder<Row>,
) {
  const kept = new WeakMap<object, CompiledQuery>()
  const textFor = (db: Kysely<Database>): CompiledQuery => {
    const { adapter } = db.getExecutor()
    const known = kept.get(adapter)
    if (known) return known
    const fresh = build(everySlot as Values).compile(db)
    kept.set(adapter, fresh)
    return fresh
  }
  return (db: Kysely<Database>, values: Values) => {
    const { sql, parameters } = textFor(db)
    const given = parameters.map((one) =>
      one instanceof Slot ? values[one.name as keyof Values] : one,
    )
    return db.executeQuery<Row>(CompiledQuery.raw(sql, given))
  }
}
