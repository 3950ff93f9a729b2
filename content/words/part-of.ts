/** One of the words of each entry: `partOf({ name: { label: 'Name' } }, 'label')` is `{ name: 'Name' }`. */
export const partOf = <
  const Entries extends Readonly<Record<string, Readonly<Record<Part, string>>>>,
  Part extends string,
>(
  entries: Entries,
  part: Part,
) =>
  Object.fromEntries(Object.entries(entries).map(([name, words]) => [name, words[part]])) as {
    readonly [Name in keyof Entries]: Entries[Name][Part]
  }
