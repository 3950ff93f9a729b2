import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { layOutWhole } from './hydration.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colours = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, in words; for a second theme its colours are enough. */
export async function axeFindings(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  await settled(page)
  // No frames here: the simple mode spares a new browser page for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (what === 'all'
    ? axe.withTags(standards)
    : axe.withRules(colours)
  ).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The page is laid out to its end, and every transition that a change of theme or width began has ended. */
async function settled(page: Page): Promise<void> {
  await layOutWhole(page)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
