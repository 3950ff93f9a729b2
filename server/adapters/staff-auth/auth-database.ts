import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { createAdapterFactory } from 'better-auth/adapters'
import type { AuthRows, Condition } from '../storage/auth-rows.ts'
import type { Storage } from '../storage/storage.ts'

type Row = Record<string, unknown>

type Within = {
  rows: AuthRows
  /** The password hash that was verified before. */
  verifiedHash: string | null
  /** Of whoever signs in. */
  address: string
}

/** The transaction that the library is used in. */
export const transaction = new AsyncLocalStorage<Within>()

const SESSIONS = 'staff_sessions'

/**
 * Tables of the library on our own connections: times are milliseconds and truth values 0 or 1, as
 * everywhere else, and a session's token is kept as its hash.
 */
export function authDatabase(storage: Pick<Storage, 'read' | 'write'>) {
  const reading = () => transaction.getStore()?.rows ?? storage.read.authRows
  const writing = <T>(work: (rows: AuthRows) => Promise<T>): Promise<T> => {
    const rows = transaction.getStore()?.rows
    return rows ? work(rows) : storage.write(({ authRows }) => work(authRows))
  }

  return createAdapterFactory({
    config: {
      adapterId: 'website',
      supportsBooleans: false,
      supportsJSON: false,
      supportsArrays: false,
      supportsNumericIds: false,
      transaction: false,
      customTransformInput: ({ data }) => (data instanceof Date ? data.getTime() : data),
      customTransformOutput: ({ data, fieldAttributes }) =>
        fieldAttributes.type === 'date' && typeof data === 'number' ? new Date(data) : data,
    },
    adapter: ({ getFieldName }) => ({
      create: ({ model, data }) =>
        writing(async (rows) => {
          const stored = await rows.insert(model, hashToken(model, data))
          return { ...stored, ...data }
        }) as never,
      findOne: async ({ model, where }) => {
        const [row] = await reading().find(model, { where: hashTokens(model, where), limit: 1 })
        return (row ? withGivenToken(model, row, where) : null) as never
      },
      findMany: ({ model, where = [], limit, offset, sortBy }) =>
        reading().find(model, {
          where: hashTokens(model, where),
          limit,
          offset,
          sortBy: sortBy && { ...sortBy, field: getFieldName({ model, field: sortBy.field }) },
        }) as never,
      count: ({ model, where = [] }) => reading().count(model, hashTokens(model, where)),
      update: ({ model, where, update }) =>
        writing(async (rows) => {
          const set = hashToken(model, update as Row)
          const row = await rows.changeOne(model, hashTokens(model, where), set)
          return row && withGivenToken(model, row, where)
        }) as never,
      updateMany: ({ model, where, update }) =>
        writing((rows) => rows.changeAll(model, hashTokens(model, where), update)),
      incrementOne: ({ model, where, increment, set = {} }) =>
        writing((rows) => rows.changeOne(model, hashTokens(model, where), set, increment)) as never,
      consumeOne: ({ model, where }) =>
        writing((rows) => rows.takeOne(model, hashTokens(model, where))) as never,
      delete: async ({ model, where }) => {
        await writing((rows) => rows.removeAll(model, hashTokens(model, where)))
      },
      deleteMany: ({ model, where }) =>
        writing((rows) => rows.removeAll(model, hashTokens(model, where))),
    }),
  })
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

function hashToken(table: string, row: Row): Row {
  if (table !== SESSIONS || typeof row.token !== 'string') return row
  return { ...row, token: sha256(row.token) }
}

function hashTokens(table: string, where: readonly unknown[]): Condition[] {
  return (where as Condition[]).map((one) =>
    table === SESSIONS && one.field === 'token' ? { ...one, value: hashed(one.value) } : one,
  )
}

const hashed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(hashed) : typeof value === 'string' ? sha256(value) : value

/** The library goes on with the token that it asked for; what is stored is of no use to it. */
function withGivenToken(table: string, row: Row, where: readonly unknown[]): Row {
  if (table !== SESSIONS) return row
  const asked = (where as Condition[]).find(({ field }) => field === 'token')
  return typeof asked?.value === 'string' ? { ...row, token: asked.value } : row
}
