import { expect, type Locator, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { openAlive } from './hydration.ts'

const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)

function filmRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requests.push(request.url())
  })
  return requests
}

test('the hero film runs silently, and rests off screen', async ({ page }) => {
  await openAlive(page, '/home')
  const film = page.locator('main video').first()
  await expect.poll(() => isPaused(film)).toBe(false)
  expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  })
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(film)).toBe(true)
  await film.scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(film)).toBe(false)
})

test('the hero film plays within 3 s, on a page that never rests too', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that finds no idle moment calls when the time is up.
    window.requestIdleCallback = (callback, options) =>
      window.setTimeout(
        () => callback({ didTimeout: true, timeRemaining: () => 0 }),
        options?.timeout ?? Number.MAX_SAFE_INTEGER,
      )
    const note = () => Object.assign(window, { playedAt: performance.now() })
    document.addEventListener('playing', note, { capture: true, once: true })
  })
  await page.goto('/home')
  const waited = await page.waitForFunction(() => {
    const { playedAt } = window as unknown as { playedAt?: number }
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return playedAt && page && playedAt - page.loadEventEnd
  })
  expect(await waited.jsonValue()).toBeLessThan(3_000)
})

test('the film covers its ground, and the words before it stay what the page is measured by', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const largest: string[] = []
    Object.assign(window, { largest })
    new PerformanceObserver((paints) => {
      for (const paint of paints.getEntries())
        largest.push((paint as PerformanceEntry & { element?: Element }).element?.tagName ?? '')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await openAlive(page, '/home')
  const film = page.locator('main video').first()
  await expect
    .poll(() =>
      film.evaluate((video) => {
        const [shown, ground] = [video, video.parentElement].map((one) =>
          one?.getBoundingClientRect(),
        )
        return shown?.width === ground?.width && shown?.height === ground?.height
      }),
    )
    .toBe(true)
  const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest)
  expect(largest.length).toBeGreaterThan(0)
  expect(largest).not.toContain('VIDEO')
})

test('a film below the fold waits until it is near', async ({ page }) => {
  const requests = filmRequests(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await openAlive(page, '/service')
  await page.waitForLoadState('networkidle')
  const ribbons = (url: string) => url.includes('/hero')
  expect(requests.some(ribbons)).toBe(false)
  await page.locator('#delivery-updates').scrollIntoViewIfNeeded()
  await expect.poll(() => requests.some(ribbons)).toBe(true)
})

test('a film rests while it is looked at closer', async ({ page }) => {
  await openAlive(page, '/about')
  const film = page.locator('main video').first()
  await expect.poll(() => isPaused(film)).toBe(false)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => isPaused(film)).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(() => isPaused(film)).toBe(false)
})

test('one control holds all films of the service page', async ({ page }) => {
  await openAlive(page, '/service')
  const section = page.locator('#appointment-management')
  await section.scrollIntoViewIfNeeded()
  const film = section.locator('video')
  await expect.poll(() => isPaused(film)).toBe(false)
  const control = page.getByRole('button', { name: words.ui.pauseMotion })
  await expect(control).toHaveCount(1)
  await control.click()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: words.ui.playMotion })).toBeFocused()
  const delivery = page.locator('#delivery-updates')
  await delivery.scrollIntoViewIfNeeded()
  await expect(delivery.locator('video')).toBeAttached()
  expect(await isPaused(delivery.locator('video'))).toBe(true)
})

test('no film is loaded when motion is not wanted', async ({ page }) => {
  const requests = filmRequests(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/home', '/about', '/healthcare']) {
    await openAlive(page, path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main video')).toHaveCount(0)
  }
  expect(requests).toEqual([])
})

test('no film is loaded for those who save data', async ({ page }) => {
  const requests = filmRequests(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openAlive(page, '/about')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main video')).toHaveCount(0)
  expect(requests).toEqual([])
})

test.describe('the film with sound', () => {
  test('play unmutes, mute mutes, progress moves, and it stops off screen', async ({ page }) => {
    await openAlive(page, '/service')
    const section = page.locator('#customer-support')
    const film = section.locator('video')
    await section.scrollIntoViewIfNeeded()
    expect(await isPaused(film)).toBe(true)
    const mute = section.getByRole('button', { name: 'Mute' })
    await expect(mute).toHaveAttribute('aria-pressed', 'true')

    await section.getByRole('button', { name: 'Play film' }).click()
    await expect.poll(() => isPaused(film)).toBe(false)
    await expect(mute).toHaveAttribute('aria-pressed', 'false')
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false)
    const position = section.getByRole('slider', { name: 'Position in the film' })
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0)

    await mute.click()
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
    await section.getByRole('button', { name: 'Pause film' }).click()
    await expect.poll(() => isPaused(film)).toBe(true)

    await section.getByRole('button', { name: 'Play film' }).click()
    await expect(mute).toHaveAttribute('aria-pressed', 'false')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(film)).toBe(true)
  })

  test('its captions are a real track with cues', async ({ page }) => {
    await openAlive(page, '/service')
    const section = page.locator('#customer-support')
    const captions = section.getByRole('button', { name: 'Captions' })
    await expect(captions).toHaveAttribute('aria-pressed', 'true')
    const cues = () =>
      section
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].map(({ kind, mode, cues }) => ({ kind, mode, cues: cues?.length })),
        )
    await section.getByRole('button', { name: 'Play film' }).click()
    await expect
      .poll(async () => (await cues())[0])
      .toMatchObject({ kind: 'captions', mode: 'showing' })
    await expect.poll(async () => (await cues())[0]?.cues ?? 0).toBeGreaterThan(0)
    await expect(captions).toHaveAccessibleName(/English$/)
    // The second track alone, then none.
    await captions.click()
    await expect(captions).toHaveAccessibleName(/हिन्दी$/)
    expect((await cues()).map(({ mode }) => mode)).toEqual(['disabled', 'showing'])
    await captions.click()
    await expect(captions).toHaveAttribute('aria-pressed', 'false')
    expect((await cues()).map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])
  })
})
