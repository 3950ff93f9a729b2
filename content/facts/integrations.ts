import { inOrder } from './in-order.ts'
import { entries } from './integrations/entries.ts'

/** What the product connects to: one file each in `integrations/`. */
export const integrations = inOrder(entries).map(({ id }) => id)

export type Integration = keyof typeof entries
