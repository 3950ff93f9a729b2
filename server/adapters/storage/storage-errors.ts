import { StorageUnavailable } from '#server/unit-of-work.ts'

// https://sqlite.org/rescode.html: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL
const SQLITE_PASSING = new Set([5, 6, 8, 10, 13, 14, 15])

// Classes of SQLSTATE: connection, resources, operator intervention, system error.
const POSTGRES_PASSING = /^(08|53|57|58|25006|40|55P03)/

const NETWORK_PASSING =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EIO)/

/** The same error, marked as passing when waiting can mend it. */
export function asStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailable || !(error instanceof Error)) return error
  const { errcode, code } = error as Error & { errcode?: number; code?: string }
  const passing =
    (typeof errcode === 'number' && SQLITE_PASSING.has(errcode & 0xff)) ||
    (typeof code === 'string' && (POSTGRES_PASSING.test(code) || NETWORK_PASSING.test(code))) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Query read timeout/.test(
      error.message,
    ) ||
    (error instanceof AggregateError && error.errors.some((e) => asStorageError(e) !== e))
  return passing ? new StorageUnavailable(error.message, { cause: error }) : error
}

type Method = (...parameters: unknown[]) => Promise<unknown>

/** The same stores, whose failures are marked as passing when they are. */
export function markingFailures<Stores extends object>(stores: Stores): Stores {
  const marked =
    (method: Method): Method =>
    async (...parameters) => {
      try {
        return await method(...parameters)
      } catch (error) {
        throw asStorageError(error)
      }
    }
  const entries = Object.entries(stores).map(([name, store]) => [
    name,
    Object.fromEntries(
      Object.entries(store).map(([method, run]) => [method, marked(run as Method)]),
    ),
  ])
  return Object.fromEntries(entries) as Stores
}
