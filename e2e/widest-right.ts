import type { Page } from '@playwright/test'

/** What sticks out to the right, if the page can be scrolled sideways at all. */
export function widestRight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
      .concat(`${scrollWidth} px`)
  })
}
