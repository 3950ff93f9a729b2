import { type RawBuilder, sql } from 'kysely'

// What a form lets stand between the digits of a number.
const betweenDigits = [' ', '-', '\u00a0', '\u2009', '\u202f', '\u3000']
const bare = (column: string): string =>
  betweenDigits.reduce((text, sign) => `replace(${text}, '${sign}', '')`, column)

/** The end of a number however it was written: word for word the same in the index and in each query. */
export const lastTenDigits: RawBuilder<string> = sql.raw(
  `substr(${bare('phone')}, length(${bare('phone')}) - 9)`,
)
