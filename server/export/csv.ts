// A cell that begins so is a formula to a spreadsheet, also in the full-width forms.
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/u

type Cell = string | number | null
/** What is exported of an enquiry or a call. */
export type ExportedRecord = Record<string, Cell>

/** One value as a quoted cell that no spreadsheet will run. */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export const csvLine = (values: readonly Cell[]): string => `${values.map(csvCell).join(',')}\r\n`

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
export const CSV_MARK = '\ufeff'
