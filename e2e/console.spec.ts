import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { openAlive } from './hydration.ts'

const { heading, console: stage } = words.home.voiceAgents
const names = ['call', 'intent', 'booking', 'record', 'handover'] as const
const section = (page: Page) => page.getByRole('region', { name: heading })
const panel = (page: Page, name: (typeof names)[number]) =>
  section(page).locator(`[data-panel="${name}"] .console-panel`)
const step = (page: Page, at: number) => section(page).locator('.console-step').nth(at)

test.describe('beside its steps', () => {
  test.use({ viewport: { width: 1280, height: 860 } })

  test('the console stays while five steps scroll by, and each wakes its panel', async ({
    page,
  }) => {
    await openAlive(page, '/home')
    await step(page, 1).evaluate((box) => {
      scrollTo({ top: box.getBoundingClientRect().top + scrollY - 300, behavior: 'instant' })
    })
    await expect(section(page).locator('[data-state="active"]')).toHaveAttribute(
      'data-panel',
      'intent',
    )
    await expect(section(page).locator('[data-panel="record"]')).toHaveAttribute(
      'data-state',
      'asleep',
    )
    const before = await panel(page, 'call').boundingBox()
    await step(page, 3).evaluate((box) => {
      scrollTo({ top: box.getBoundingClientRect().top + scrollY - 400, behavior: 'instant' })
    })
    await expect(section(page).locator('[data-state="active"]')).toHaveAttribute(
      'data-panel',
      'record',
    )
    expect((await panel(page, 'call').boundingBox())?.y).toBe(before?.y)
    await expect(section(page).locator('[data-panel="booking"]')).toHaveAttribute(
      'data-state',
      'done',
    )
  })

  test('no panel is cut', async ({ page }) => {
    await openAlive(page, '/home')
    for (const name of names) {
      const hidden = await panel(page, name).evaluate((box) => box.scrollHeight - box.clientHeight)
      expect(hidden, name).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every step stands above its finished panel', async ({ page }) => {
    await page.goto('/home')
    for (const [at, name] of names.entries()) {
      const words = await step(page, at).boundingBox()
      const drawing = await panel(page, name).boundingBox()
      expect(drawing?.y).toBeGreaterThan(words?.y ?? 0)
      await expect(panel(page, name)).toContainText(stage.steps[name].panel)
    }
    await expect(panel(page, 'booking')).toContainText(stage.steps.booking.taken)
    await expect(panel(page, 'handover')).toContainText(stage.steps.handover.note)
  })
})
