import { fromTab, PLACE_KEY } from '#site/storage/from-storage.ts'
import { middle, pageParts } from './choose-language.ts'

/** No part is as tall in two languages: what was in its middle comes to the middle again. */
export function findPlaceAgain(kept: string): void {
  fromTab((storage) => storage.removeItem(PLACE_KEY))
  // Parts that were never in sight have a guessed height on phones, and a place below them would move.
  document.documentElement.dataset.whole = ''
  const { part, share } = JSON.parse(kept)
  const box = pageParts()[part]?.getBoundingClientRect()
  if (box) window.scrollBy({ top: box.top + share * box.height - middle(), behavior: 'instant' })
}
