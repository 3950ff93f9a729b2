type Placed = { place: number }

/** The entries as a tuple: `const [base, pro] = plans` keeps the types of both. */
type InOrder<Entry extends Placed, Before extends readonly Placed[] = []> = [
  EntryAt<Entry, Before>,
] extends [never]
  ? Before
  : InOrder<Entry, readonly [...Before, EntryAt<Entry, Before>]>

type EntryAt<Entry extends Placed, Before extends readonly Placed[]> = Extract<
  Entry,
  { place: [...Before, Placed]['length'] }
>

/** The entries of a collection, by the place that each states: 1, 2, 3 without a gap. */
export const inOrder = <Entry extends Placed>(entries: Record<string, Entry>) =>
  Object.values(entries).sort((one, other) => one.place - other.place) as unknown as InOrder<Entry>
