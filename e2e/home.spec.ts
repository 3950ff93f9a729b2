// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { expect, type Page, test } from '@playwright/test'
import { brand } from '#content/facts/brand.ts'
import { claims } from '#content/facts/claims.ts'
import { plans, traditionalRupeesPerAgent } from '#content/facts/plans.ts'
import { rupees } from '#content/format/rupees.ts'
import { words } from '#content/words/en/all.ts'
import { runFor } from './clock.ts'
import { openAlive } from './hydration.ts'
import { crumbNames, structuredData } from './structured-data.ts'

const { comparison, stats } = words.home
// Beside the figures; not shown while the call has the page's one control.
const control = (page: Page, name: string) =>
  page.getByRole('button', { name, includeHidden: true })
const pause = (page: Page) => control(page, words.ui.pauseMotion)
const play = (page: Page) => control(page, words.ui.playMotion)

/** The page alive, the section on screen, the clock stopped and the section's count just begun. */
async function openAtRest(page: Page, heading: string) {
  await page.clock.install()
  await openAlive(page, '/home')
  const section = page.getByRole('region', { name: heading })
  await section.scrollIntoViewIfNeeded()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  // The page's one control may be off screen: it is pressed without going there.
  await pause(page).dispatchEvent('click')
  await play(page).dispatchEvent('click')
  await page.mouse.move(0, 0)
  return section
}

test.describe('Solution For Business', () => {
  const open = (page: Page) => openAtRest(page, stats.heading)
  const subtitles: string[] = stats.cards.map(({ subtitle }) => subtitle)

  async function highlighted(page: Page): Promise<string> {
    const card = page.locator('[data-highlighted]')
    await expect(card).toHaveCount(1)
    return (await card.getByRole('heading').textContent()) ?? ''
  }

  test('the highlight moves on every 3 seconds, round and round', async ({ page }) => {
    await open(page)
    const first = subtitles.indexOf(await highlighted(page))
    for (const turn of [1, 2, 3, 4, 5]) {
      await runFor(page, 2999)
      expect(await highlighted(page)).toBe(subtitles[(first + turn - 1) % 4])
      await runFor(page, 1)
      await expect.poll(() => highlighted(page)).toBe(subtitles[(first + turn) % 4])
    }
  })

  test('it rests while paused, hovered or focused, and goes on after', async ({ page }) => {
    const section = await open(page)
    const start = await highlighted(page)
    await pause(page).dispatchEvent('click')
    await runFor(page, 10_000)
    expect(await highlighted(page)).toBe(start)
    await play(page).dispatchEvent('click')
    await section.getByRole('listitem').first().hover()
    await runFor(page, 10_000)
    expect(await highlighted(page)).toBe(start)
    await page.mouse.move(0, 0)
    await runFor(page, 3000)
    await expect.poll(() => highlighted(page)).not.toBe(start)
  })
})

test.describe('Why You Should Choose Us?', () => {
  const topics: string[] = comparison.topics.map(({ heading }) => heading)
  const open = (page: Page) => openAtRest(page, comparison.heading)

  async function chosen(page: Page): Promise<string> {
    const section = page.getByRole('region', { name: comparison.heading })
    return (await section.getByRole('button', { pressed: true }).textContent()) ?? ''
  }

  test('the topic moves on every 5 seconds, and shows both ways', async ({ page }) => {
    const section = await open(page)
    const first = topics.indexOf(await chosen(page))
    for (const turn of [1, 2, 3, 4]) {
      await runFor(page, 4999)
      expect(await chosen(page)).toBe(topics[(first + turn - 1) % 4])
      await runFor(page, 1)
      await expect.poll(() => chosen(page)).toBe(topics[(first + turn) % 4])
      const topic = comparison.topics[(first + turn) % 4]
      await expect(section.getByText(topic?.traditional.text ?? '')).toBeVisible()
      await expect(section.getByText(topic?.ours.text ?? '')).toBeVisible()
    }
  })

  test('a click chooses a topic and starts the count again', async ({ page }) => {
    const section = await open(page)
    await runFor(page, 4000)
    // A press without a pointer over the section, as a finger's: hovering would hold the count.
    await section.getByRole('button', { name: 'Wait Times' }).dispatchEvent('click')
    expect(await chosen(page)).toBe('Wait Times')
    await runFor(page, 4999)
    expect(await chosen(page)).toBe('Wait Times')
    await runFor(page, 1)
    await expect.poll(() => chosen(page)).toBe('Language Support')
  })

  test('it rests under keyboard focus, also when a mouse has come and gone', async ({ page }) => {
    const section = await open(page)
    const start = await chosen(page)
    const first = section.getByRole('button', { name: 'Pricing' })
    await section.getByRole('button', { name: 'Availability' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(first).toBeFocused()
    await runFor(page, 20_000)
    expect(await chosen(page)).toBe(start)
    await first.hover()
    await page.mouse.move(0, 0)
    await runFor(page, 20_000)
    expect(await chosen(page)).toBe(start)
    await first.blur()
    await runFor(page, 5000)
    await expect.poll(() => chosen(page)).not.toBe(start)
  })

  test("the 'Traditional Way' is shown from 1024 px on", async ({ page }) => {
    await page.goto('/home')
    const card = page.getByRole('heading', { name: comparison.traditionalTitle })
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(card).toBeHidden()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(card).toBeVisible()
    await expect(page.getByRole('heading', { name: comparison.ourTitle })).toBeVisible()
  })
})

test('one control holds all that moves by itself: call, film, highlight and comparison', async ({
  page,
}) => {
  // So tall that the card and the figures are in sight together.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await openAlive(page, '/home')
  const call = page.getByRole('region', { name: words.home.hero.stage.example })
  const film = page.locator('main video').first()
  const filmRests = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  const ofCall = (name: string) => call.getByRole('button', { name })
  await expect(ofCall(words.home.hero.stage.pause)).toBeVisible()
  await expect.poll(filmRests).toBe(false)
  await expect(pause(page)).toBeHidden()
  await ofCall(words.home.hero.stage.pause).click()
  await expect(ofCall(words.home.hero.stage.play)).toBeVisible()
  await expect(play(page)).toBeHidden()
  await expect.poll(filmRests).toBe(true)
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const heading of [stats.heading, comparison.heading]) {
    const section = page.getByRole('region', { name: heading })
    await section.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    const shown = section.locator('[data-highlighted], [aria-pressed=true]')
    const start = await shown.textContent()
    await page.waitForTimeout(5500)
    expect(await shown.textContent()).toBe(start)
  }
})

test('with the call out of sight or over, the control stands beside the figures', async ({
  page,
}) => {
  await openAlive(page, '/home')
  const call = page.getByRole('region', { name: words.home.hero.stage.example })
  await call.getByRole('button', { name: words.home.hero.stage.pause }).click()
  await page.getByRole('region', { name: comparison.heading }).scrollIntoViewIfNeeded()
  await play(page).click()
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await expect(call.getByRole('button', { name: words.home.hero.stage.pause })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.mouse.move(0, 1500)
  await expect(pause(page)).toBeHidden()
  await expect(call.getByRole('button', { name: words.home.hero.stage.again })).toBeVisible({
    timeout: 20_000,
  })
  await pause(page).click()
  await expect(play(page)).toBeVisible()
})

test('nothing moves by itself under reduced motion or off screen', async ({ page }) => {
  await page.clock.install()
  await openAlive(page, '/home')
  const stat = page.locator('[data-highlighted]')
  const topic = page
    .getByRole('region', { name: comparison.heading })
    .locator('[aria-pressed=true]')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  const before = [await stat.textContent(), await topic.textContent()]
  await runFor(page, 60_000)
  expect([await stat.textContent(), await topic.textContent()]).toEqual(before)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const moving of [stat, topic]) {
    await moving.scrollIntoViewIfNeeded()
    const start = await moving.textContent()
    await runFor(page, 60_000)
    expect(await moving.textContent()).toBe(start)
  }
})

test('every claim stands on the page with its figure', async ({ page }) => {
  await page.goto('/home')
  const said = (await page.getByRole('main').textContent()) ?? ''
  const { rating, replyWithinHours, costCutRange, ...figures } = claims
  const expected = [
    ...Object.values(figures),
    rupees(traditionalRupeesPerAgent),
    rupees(plans[0].monthly),
    'Hindi',
    'Punjabi',
    'Marathi',
  ]
  expect(expected.filter((figure) => !said.includes(figure))).toEqual([])
})

test('the sections stand in their order', async ({ page }) => {
  await page.goto('/home')
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const named = [
    'Solution For Business',
    'Why You Should Choose Us?',
    'Transform Customer Support with AI Voice Agents',
    'Seamless AI Chat & Email Support',
    'Connect With Us',
  ]
  expect(headings.filter((heading) => named.includes(heading))).toEqual(named)
  const toContact = page
    .getByRole('region', { name: 'Transform Customer Support with AI Voice Agents' })
    .locator('a[href$="#contact"]')
  await toContact.click()
  await expect(page.locator('#contact')).toBeInViewport()
})

test('search engines are told what the page tells', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${brand.origin}/`)
  const { BreadcrumbList, Organization, Product } = await structuredData(page)
  expect(BreadcrumbList && crumbNames(BreadcrumbList)).toEqual(['Home', 'Blog'])
  expect(Organization).toMatchObject({ name: brand.name, email: brand.supportEmail })
  expect(Product).toMatchObject({
    name: brand.name,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: 3999,
      highPrice: 5999,
      offerCount: 3,
    },
    aggregateRating: { ratingValue: 4.6, reviewCount: 1 },
  })
})
