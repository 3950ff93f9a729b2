import type { MouseEvent } from 'react'
import { fromStorage, fromTab, PLACE_KEY } from '#site/storage/from-storage.ts'

/** The language that was offered last and answered, or that one was chosen. */
export const OFFER_KEY = 'language_offered'
export const CHOSEN = 'chosen'

export const pageParts = () => [...document.querySelectorAll('main > *')]
export const middle = () => window.innerHeight / 2

/**
 * A link to the same page in another language takes the page's query along, and leaves behind what is
 * being read. It stays a plain link: nothing is waited for, so that it works on a line that stalls.
 */
export function chooseLanguage(press: MouseEvent<HTMLAnchorElement>): void {
  const link = press.currentTarget
  link.search = window.location.search
  link.hash = window.location.hash
  fromStorage((storage) => storage.setItem(OFFER_KEY, CHOSEN))
  if (press.ctrlKey || press.metaKey || press.shiftKey) return
  const boxes = pageParts().map((part) => part.getBoundingClientRect())
  const part = boxes.findLastIndex(({ top }) => top <= middle())
  const { top, height } = boxes[part] ?? { top: 0, height: 1 }
  const share = (middle() - top) / height
  fromTab((storage) => storage.setItem(PLACE_KEY, JSON.stringify({ part, share })))
}
