/**
 * What a use case needs of storage: reads of what is committed, and a transaction over the stores
 * that it names. When `write` resolves, the work is on disk; when the work throws, none of it is.
 */
export type UnitOfWork<Stores> = {
  read: Stores
  write<T>(work: (stores: Stores) => Promise<T>): Promise<T>
}

/** Storage is full, locked or gone: an expected failure that passes without a restart. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}
