/** Somebody at a browser, as far as the walk needs. Selectors are CSS. */
export type Visitor = {
  open(url: string): Promise<void>
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>
  type(selector: string, text: string): Promise<void>
  press(selector: string): Promise<void>
  leave(): Promise<void>
}

export type Browser = {
  name: string
  /** Null where it is installed, else what is missing. */
  missing: () => string | null
  visit: () => Promise<Visitor>
}
