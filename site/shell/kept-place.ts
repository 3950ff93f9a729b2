import { fromTab, PLACE_KEY } from '#site/storage/from-storage.ts'

const parts = () => [...document.querySelectorAll('main > *')]
const middle = () => window.innerHeight / 2

/** To the same page in another language: with its query, and with the place that is being read. */
export function leaveFor(href: string): void {
  const { search, hash } = window.location
  const boxes = parts().map((part) => part.getBoundingClientRect())
  const part = boxes.findLastIndex(({ top }) => top <= middle())
  const { top, height } = boxes[part] ?? { top: 0, height: 1 }
  const share = (middle() - top) / height
  fromTab((storage) => storage.setItem(PLACE_KEY, JSON.stringify({ part, share })))
  window.location.assign(href + search + hash)
}

/** No part is as tall in two languages: what was in its middle comes to the middle again. */
export function findPlaceAgain(kept: string): void {
  fromTab((storage) => storage.removeItem(PLACE_KEY))
  const { part, share } = JSON.parse(kept)
  const box = parts()[part]?.getBoundingClientRect()
  if (box) window.scrollBy({ top: box.top + share * box.height - middle(), behavior: 'instant' })
}
