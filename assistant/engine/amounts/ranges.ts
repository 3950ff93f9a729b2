import type { Draft } from './draft.ts'
import type { Item } from './items.ts'

/** 'Between 400 and 600 minutes' is one amount. */
export function joinRanges(items: readonly Item[], drafts: Draft[]): void {
  for (let i = drafts.length - 2; i >= 0; i--) {
    const low = drafts[i] as Draft
    const high = drafts[i + 1] as Draft
    const isRange =
      followsBetween(items, low) &&
      low.unit === high.unit &&
      low.reading.to === null &&
      high.reading.to === null &&
      high.at - low.at === 2 &&
      (low.reading.value ?? 0) < (high.reading.value ?? 0)
    if (!isRange) continue
    drafts.splice(i, 2, {
      ...high,
      at: low.at,
      reading: { ...high.reading, value: low.reading.value, to: high.reading.value },
    })
  }
}

const followsBetween = (items: readonly Item[], { at }: Draft): boolean => {
  const opener = items[at - 1]
  return opener !== undefined && 'text' in opener && opener.text === 'between'
}

/** 'Between six hundred and one thousand one hundred': read as one number, it is not what was meant. */
export function doubtHalfRanges(items: readonly Item[], drafts: readonly Draft[]): void {
  for (const draft of drafts)
    if (draft.reading.to === null && draft.reading.written !== 'digits')
      if (followsBetween(items, draft)) draft.uncertain ??= 'left-over'
}
