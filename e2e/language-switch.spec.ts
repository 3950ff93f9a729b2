import { expect, type Page, test } from '@playwright/test'
import { words as english } from '#content/words/en/all.ts'
import { words as hindi } from '#content/words/hi/all.ts'
import { words as tamil } from '#content/words/ta/all.ts'
import { alive, holdScripts, openAlive } from './hydration.ts'

const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

const choose = async (page: Page, tag: string, name: string) => {
  await openMenu(page, name)
  await page.locator(`#site-languages a:has([lang="${tag}"])`).click()
}

for (const width of [390, 1280])
  test(`at ${width} px the switcher keeps the part that is read and what is typed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAlive(page, '/home')
    await page.getByLabel(english.contactForm.labels.query).fill('We run two clinics in Salem.')
    await openMenu(page, english.shell.language)
    const before = await page.locator('#contact').boundingBox()
    await page.locator('#site-languages a:has([lang="ta"])').click()
    await expect(page).toHaveURL('/ta/home')
    await expect(page.getByLabel(tamil.contactForm.labels.query)).toHaveValue(
      'We run two clinics in Salem.',
    )
    await expect
      .poll(async () =>
        Math.abs(((await page.locator('#contact').boundingBox())?.y ?? 0) - (before?.y ?? 0)),
      )
      .toBeLessThan(60)
    // What lies above has its own height now: going on from here moves nothing.
    const found = await page.locator('#contact').boundingBox()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('#contact').boundingBox()).toEqual(found)
  })

test('the switcher keeps the page and its query', async ({ page }) => {
  await openAlive(page, '/pricing?minutes=900&calls=3')
  await choose(page, 'hi', english.shell.language)
  await expect(page).toHaveURL('/hi/pricing?minutes=900&calls=3')
  await alive(page)
  await choose(page, 'en', hindi.shell.language)
  await expect(page).toHaveURL('/pricing?minutes=900&calls=3')
})

test('the switcher keeps what is typed in the chat', async ({ page }) => {
  await openAlive(page, '/faq')
  await page.getByRole('button', { name: english.shell.chat.open }).click()
  await page.getByRole('textbox', { name: english.chat.composer.label }).fill('Do you call back?')
  await page.getByRole('button', { name: english.chat.window.close }).click()
  await choose(page, 'ta', english.shell.language)
  await expect(page).toHaveURL('/ta/faq')
  await alive(page)
  await page.getByRole('button', { name: tamil.shell.chat.open }).click()
  await expect(page.getByRole('textbox', { name: tamil.chat.composer.label })).toHaveValue(
    'Do you call back?',
  )
})

test('the switcher works at once where no further script comes', async ({ page }) => {
  await openAlive(page, '/pricing?minutes=900')
  await holdScripts(page)
  await choose(page, 'hi', english.shell.language)
  await expect(page).toHaveURL('/hi/pricing?minutes=900', { timeout: 3_000 })
})

test('the switcher works from the footer and without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/faq')
  await page.locator('footer a:has([lang="bn"])').click()
  await expect(page).toHaveURL('/bn/faq')
  await expect(page.locator('footer a:has([lang="bn"])')).toHaveAttribute('aria-current', 'page')
  await context.close()
})

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  const expectNoOffer = async (page: Page) => {
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(hindi.offer.text)).toHaveCount(0)
  }

  test('is offered it once, in Hindi, and forced nowhere', async ({ page }) => {
    await openAlive(page, '/pricing')
    await expect(page.getByText(hindi.offer.text)).toBeVisible()
    await expect(page).toHaveURL('/pricing')
    await page.getByRole('button', { name: hindi.offer.decline }).click()
    await expect(page.getByText(hindi.offer.text)).toHaveCount(0)
    await openAlive(page, '/home')
    await expectNoOffer(page)
  })

  test('is led to the same page, with its query and place, when it accepts', async ({ page }) => {
    await openAlive(page, '/faq?from=card')
    const question = page.locator('main h2').last()
    await question.scrollIntoViewIfNeeded()
    const before = await question.boundingBox()
    await page.getByRole('link', { name: hindi.offer.accept }).click()
    await expect(page).toHaveURL('/hi/faq?from=card')
    await expect
      .poll(async () => Math.abs(((await question.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(200)
    await expectNoOffer(page)
  })

  test('is not asked again once it has chosen by the switcher', async ({ page }) => {
    await openAlive(page, '/faq')
    await expect(page.getByText(hindi.offer.text)).toBeVisible()
    await choose(page, 'hi', english.shell.language)
    await expect(page).toHaveURL('/hi/faq')
    await alive(page)
    await choose(page, 'en', hindi.shell.language)
    await expect(page).toHaveURL('/faq')
    await alive(page)
    await expectNoOffer(page)
  })
})
