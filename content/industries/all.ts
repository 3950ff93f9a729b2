import { entries } from './entries.ts'

export const industries = Object.values(entries).sort(
  (one, other) => one.places.list - other.places.list,
)
