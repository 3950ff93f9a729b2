import { expect, type Page, test } from '@playwright/test'
import { boards } from '#content/exhibits/boards.ts'
import { loanCallHours } from '#content/facts/hours.ts'
import { industries } from '#content/industries/all.ts'
import { words } from '#content/words/en/all.ts'
import { runFor } from './clock.ts'
import { openAlive } from './hydration.ts'

const [marathi, hindi] = boards
const said = words.exhibits
const exhibit = (page: Page) => page.locator('.exhibit')
const heading = (page: Page, column: string) =>
  exhibit(page).getByRole('columnheader', { name: column })

for (const { slug } of industries) {
  test(`/${slug} shows an example of its trade, labelled so, on a silent loop`, async ({
    page,
  }) => {
    await openAlive(page, `/${slug}`)
    await expect(exhibit(page).getByText(said.label, { exact: true })).toBeVisible()
    await page.mouse.move(2, 2)
    const film = exhibit(page).locator('video')
    await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false)
    expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => muted && loop)).toBe(true)
    await expect(page.getByRole('button', { name: words.ui.pauseMotion })).toHaveCount(1)
  })
}

test('the board turns its language every six seconds, and waits for who looks closer', async ({
  page,
}) => {
  await page.clock.install()
  await openAlive(page, '/healthcare')
  await exhibit(page).scrollIntoViewIfNeeded()
  await expect(heading(page, marathi.texts.columns.department)).toBeVisible()
  await runFor(page, 6100)
  await expect(heading(page, hindi.texts.columns.room)).toBeVisible()

  await exhibit(page).getByRole('table').hover()
  await runFor(page, 13_000)
  await expect(heading(page, hindi.texts.columns.room)).toBeVisible()
  await page.mouse.move(2, 2)
  await runFor(page, 6100)
  await expect(heading(page, 'Room')).toBeVisible()

  await page.getByRole('button', { name: words.ui.pauseMotion }).click()
  await page.mouse.move(2, 2)
  await runFor(page, 13_000)
  await expect(heading(page, 'Room')).toBeVisible()
  await exhibit(page).getByRole('button', { name: 'मराठी' }).click()
  await expect(heading(page, marathi.texts.columns.room)).toBeVisible()
})

test('without motion the board stands, and its buttons still turn it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openAlive(page, '/healthcare')
  await runFor(page, 20_000)
  await expect(heading(page, marathi.texts.columns.room)).toBeVisible()
  await exhibit(page).getByRole('button', { name: 'English' }).click()
  await expect(heading(page, 'Room')).toBeVisible()
})

test('the ledger counts only what a call has confirmed', async ({ page }) => {
  await openAlive(page, '/online-store')
  const sum = (name: string) =>
    exhibit(page).locator('dl > div', { hasText: name }).locator('dd:visible')
  await expect(sum(said.orderLedger.sums.cash)).toHaveText('₹5,639')
  await expect(sum(said.orderLedger.sums.back)).toHaveText('1')
  await exhibit(page).getByRole('button', { name: said.orderLedger.turns[0] }).click()
  await expect(sum(said.orderLedger.sums.cash)).toHaveText('₹6,948')
  const waiting = exhibit(page).getByText(said.orderLedger.results.waiting)
  await expect(waiting.filter({ visible: true })).toHaveCount(6)
})

test('one call moves three stops of the journey and leaves the rest', async ({ page }) => {
  await openAlive(page, '/travel-booking')
  await expect(exhibit(page).locator('s:visible')).toHaveText(['10:40', '12:15', '15:30'])
  await exhibit(page).getByRole('button', { name: said.itinerary.turns[0] }).click()
  await expect(exhibit(page).locator('s:visible')).toHaveCount(0)
})

for (const { slug } of industries) {
  test(`/${slug} stands still at each turn, on a phone and on a tablet`, async ({ page }) => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await openAlive(page, `/${slug}`)
      const heights = new Set<number>()
      for (const turn of await exhibit(page).getByRole('group').getByRole('button').all()) {
        await turn.click()
        await expect(turn).toHaveAttribute('aria-pressed', 'true')
        heights.add(await exhibit(page).evaluate((box) => Math.round(box.clientHeight)))
      }
      expect(heights.size, `at ${width} px`).toBe(1)
    }
  })
}

test('no reminder goes out outside the calling hours', async ({ page }) => {
  await openAlive(page, '/financial-service')
  const rows = exhibit(page).getByRole('row')
  await expect(rows.nth(1)).toContainText(`0${loanCallHours.from - 1}:00`)
  await expect(rows.nth(1)).toContainText(`0${loanCallHours.from}:00`)
  await expect(rows.nth(3)).toContainText(`0${loanCallHours.from}:00 tomorrow`)
  await expect(rows.nth(4)).toContainText(said.callingHours.never)
})

test('who moves here within the site gets the styles too', async ({ page }) => {
  await openAlive(page, '/pricing')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Service', exact: true }).first().hover()
  await page.getByRole('link', { name: 'HealthCare' }).first().click()
  await expect(page).toHaveURL('/healthcare')
  await expect(exhibit(page).locator('.flap').first()).toHaveCSS('display', 'flex')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the board is a table in Marathi with English', async ({ page }) => {
    await page.goto('/healthcare')
    await expect(heading(page, marathi.texts.columns.department)).toContainText('Department')
    await expect(exhibit(page).getByRole('row')).toHaveCount(6)
    await expect(exhibit(page).getByRole('button', { name: 'English' })).toBeHidden()
    await expect(exhibit(page).getByText(marathi.texts.call.agent)).toBeVisible()
  })
})
