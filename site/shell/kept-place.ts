import type { MouseEvent } from 'react'
import { fromTab } from '#site/ui/from-storage.ts'

const KEY = 'place'

const parts = () => [...document.querySelectorAll('main > *')]

/** To the same page in another language: with its query, and with the part that is being read. */
export function takePlaceAlong({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const { search, hash } = window.location
  Object.assign(link, { search, hash })
  const place = parts().findLastIndex((part) => part.getBoundingClientRect().top <= 100)
  const top = parts()[place]?.getBoundingClientRect().top
  fromTab((storage) => storage.setItem(KEY, JSON.stringify([place, top])))
}

/** The part is as tall in no two languages: its top goes where it was. */
export function findPlaceAgain(): void {
  const kept = fromTab((storage) => storage.getItem(KEY))
  if (!kept) return
  fromTab((storage) => storage.removeItem(KEY))
  const [place, top] = JSON.parse(kept)
  const part = parts()[place]
  if (part) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' })
}
