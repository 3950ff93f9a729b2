import { expect, type Page, test } from '@playwright/test'
import { siteLanguageTags } from '#content/words/languages.ts'
import { languagePages } from './language-pages.ts'
import { widestRight } from './widest-right.ts'

const widths = [320, 390, 600, 768, 834, 912, 1024, 1100, 1280, 1920]

/** What sticks out, at each width at which the page can be scrolled sideways. */
async function sidewaysAt(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const out = await widestRight(page)
    if (out.length > 0) found[width] = out
  }
  return found
}

const homes = siteLanguageTags().map((tag) => (tag === 'en' ? '/home' : `/${tag}/home`))

for (const path of new Set([...homes, ...languagePages]))
  test(`${path} fits from a small phone to a large screen`, async ({ page }) => {
    await page.goto(path)
    expect(await sidewaysAt(page)).toEqual({})
  })

for (const prefix of ['', '/ta', '/ml'])
  test(`the main menu of ${prefix || 'English'} stands still from page to page at every width that has it`, async ({
    page,
  }) => {
    const placesOf = async (path: string) => {
      await page.goto(prefix + path)
      const places: Record<string, number[]> = {}
      for (const width of [1024, 1100, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        places[width] = await page
          .locator('header nav')
          .first()
          .locator('> ul > li')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
      }
      return places
    }
    const places = await placesOf('/home')
    expect(Object.values(places).map(({ length }) => length)).toEqual([5, 5, 5])
    expect(await placesOf('/pricing')).toEqual(places)
  })
