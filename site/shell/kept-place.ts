import { fromTab } from '#site/ui/from-storage.ts'

export const PLACE_KEY = 'place'

const parts = () => [...document.querySelectorAll('main > *')]

/** To the same page in another language: with its query, and with the part that is being read. */
export function leaveFor(href: string): void {
  const { search, hash } = window.location
  const tops = parts().map((part) => part.getBoundingClientRect().top)
  const place = tops.findLastIndex((top) => top <= 100)
  fromTab((storage) => storage.setItem(PLACE_KEY, JSON.stringify([place, tops[place]])))
  window.location.assign(href + search + hash)
}

/** The part is as tall in no two languages: its top goes where it was. */
export function findPlaceAgain(kept: string): void {
  fromTab((storage) => storage.removeItem(PLACE_KEY))
  const [place, top] = JSON.parse(kept)
  const part = parts()[place]
  if (part) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
}
