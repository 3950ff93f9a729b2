import { expect, type Page, test } from '@playwright/test'
import { exampleCalls } from '#content/example-calls/all.ts'
import { words } from '#content/words/en/all.ts'
import { words as tamil } from '#content/words/ta/all.ts'
import { openAlive } from './hydration.ts'

const { stage } = words.home.hero
const call = (language: string) => {
  const found = exampleCalls.find((one) => one.language === language)
  if (!found) throw new Error(`No example call in ${language}`)
  return found
}
const card = (page: Page) => page.getByRole('region', { name: stage.example })
const key = (page: Page, language: string) => page.locator(`[data-key="${language}"]`)

/** The device then has voices that say nothing, and tells what they were asked to say. */
async function giveVoices(page: Page, ...given: { lang: string; name?: string }[]) {
  await page.addInitScript((devices) => {
    const said: string[] = []
    Object.assign(window, { said })
    const voices = devices.map(({ lang, name = lang }) => ({
      lang,
      name,
      voiceURI: name,
      localService: true,
      default: false,
    }))
    class Utterance {
      text: string
      onstart?: () => void
      onend?: () => void
      constructor(text: string) {
        this.text = text
      }
    }
    const synthesis = {
      getVoices: () => voices,
      cancel() {},
      addEventListener() {},
      removeEventListener() {},
      speak(utterance: Utterance) {
        said.push(utterance.text)
        setTimeout(() => utterance.onstart?.(), 5)
        setTimeout(() => utterance.onend?.(), 50)
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  }, given)
}

test('a Hindi call starts by itself, silently, and ends in its outcome', async ({ page }) => {
  await openAlive(page, '/home')
  await expect(card(page).getByText('Clinic, Lucknow')).toBeVisible()
  await expect(card(page).locator('[data-word="saying"]')).toBeVisible()
  await expect(card(page).getByText(call('hi').outcome.en)).toBeVisible({ timeout: 30_000 })
  await expect(card(page).getByRole('button', { name: stage.again })).toBeVisible()
  await expect(card(page).locator('[data-word="coming"]')).toHaveCount(0)
})

test('each key plays the call of its language, from another trade or town', async ({ page }) => {
  await openAlive(page, '/home')
  for (const { language, place, turns } of exampleCalls) {
    await key(page, language).click()
    await expect(key(page, language)).toHaveAttribute('aria-pressed', 'true')
    await expect(card(page).getByText(place.en)).toBeVisible()
    await expect(card(page).locator(`.call-spoken[lang="${language}"]`)).toContainText(
      turns[0]?.chunks[0]?.[0] ?? '',
    )
  }
  expect(new Set(exampleCalls.map(({ place }) => place.en)).size).toBe(exampleCalls.length)
})

for (const width of [320, 390, 768, 1280])
  test(`the card keeps its height in all ten languages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAlive(page, '/home')
    const height = async () => (await card(page).boundingBox())?.height
    const before = await height()
    for (const { language } of exampleCalls) {
      await key(page, language).dispatchEvent('click')
      await expect(key(page, language)).toHaveAttribute('aria-pressed', 'true')
      expect(await height()).toBe(before)
      const spills = await card(page)
        .locator('.call-turns')
        .evaluate((box) => box.scrollHeight - box.clientHeight)
      expect(spills, language).toBeLessThanOrEqual(0)
    }
  })

for (const [width, height] of [
  [390, 844],
  [393, 786],
  [360, 740],
  [375, 667],
  [360, 640],
  [320, 640],
] as const)
  test(`keys and card stand above the bar of a phone of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openAlive(page, '/home')
    await expect(key(page, 'hi')).toBeInViewport({ ratio: 1 })
    const bar = await page.locator('.thumb-bar').boundingBox()
    for (const { language } of exampleCalls) {
      await key(page, language).dispatchEvent('click')
      await expect(key(page, language)).toHaveAttribute('aria-pressed', 'true')
      const box = await card(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), language).toBeLessThan(bar?.y ?? 0)
      const spills = await card(page)
        .locator('.call-turns')
        .evaluate((words) => words.scrollHeight - words.clientHeight)
      expect(spills, language).toBeLessThanOrEqual(0)
    }
  })

test('arrow keys move along the languages, and Enter plays', async ({ page }) => {
  await openAlive(page, '/home')
  await key(page, 'hi').focus()
  await page.keyboard.press('ArrowRight')
  await expect(key(page, 'ta')).toBeFocused()
  await page.keyboard.press('End')
  await expect(key(page, 'or')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page).getByText(call('or').place.en)).toBeVisible()
})

test('one button holds the call and the film behind it', async ({ page }) => {
  await openAlive(page, '/home')
  await key(page, 'ta').click()
  const film = page.locator('main video').first()
  const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  // A mouse that rests on the stage holds the film too.
  const leave = () => page.mouse.move(5, 5)
  await leave()
  await expect.poll(paused).toBe(false)
  await card(page).getByRole('button', { name: stage.pause }).click()
  await leave()
  await expect.poll(paused).toBe(true)
  const clock = card(page).locator('.call-clock')
  const held = await clock.textContent()
  await page.waitForTimeout(1500)
  expect(await clock.textContent()).toBe(held)
  await card(page).getByRole('button', { name: stage.play }).click()
  await leave()
  await expect.poll(paused).toBe(false)
})

test('the button says whose voice it is: the device has one for Tamil alone', async ({ page }) => {
  await giveVoices(page, { lang: 'ta-IN' })
  await openAlive(page, '/home')
  await expect(card(page).getByText(stage.captionsOnly)).toBeVisible()
  await key(page, 'ta').click()
  const hear = card(page).getByRole('button', { name: `${stage.hear} ${stage.deviceVoice}` })
  await hear.click()
  const turns = call('ta').turns.map(({ chunks }) => chunks.map(([own]) => own).join(' '))
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual(turns)
})

test('a machine’s voice is not used: words alone are better', async ({ page }) => {
  await giveVoices(page, { lang: 'mr-IN', name: 'Marathi eSpeak' })
  await openAlive(page, '/home')
  await key(page, 'mr').click()
  await expect(card(page).getByText(stage.captionsOnly)).toBeVisible()
  await expect(card(page).getByRole('button', { name: new RegExp(stage.hear) })).toHaveCount(0)
})

test('the choice is kept, and greets in the chat', async ({ page }) => {
  await openAlive(page, '/home')
  await key(page, 'bn').click()
  await openAlive(page, '/home')
  await expect(key(page, 'bn')).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page).getByText(call('bn').place.en)).toBeVisible()
  await page.getByRole('button', { name: words.shell.chat.open }).click()
  const greeted = page.locator('.chat-message').first()
  await expect(greeted).toContainText('Hello! How can I help you today?')
  await expect(greeted.locator('[lang="bn"]')).toContainText(call('bn').greeting)
})

test('the choice leads to the page in that language, from whatever page comes next', async ({
  page,
}) => {
  await openAlive(page, '/home')
  await key(page, 'ta').click()
  await expect(page.getByText(tamil.offer.text)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .click()
  await expect(page).toHaveURL('/pricing')
  await page.getByRole('link', { name: tamil.offer.accept }).click()
  await expect(page).toHaveURL('/ta/pricing')
  await openAlive(page, '/service')
  await expect(page.getByText(tamil.offer.text)).toHaveCount(0)
})

test('nothing plays by itself under reduced motion: the finished call stands there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/home')
  await expect(card(page).getByText(call('hi').outcome.en)).toBeVisible()
  await expect(card(page).getByRole('button', { name: stage.again })).toBeVisible()
  await expect(card(page).locator('[data-word="saying"]')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the Hindi call is read to its end, and keys lead to the others', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByText(call('hi').outcome.en)).toBeVisible()
    await key(page, 'gu').click()
    await expect(page).toHaveURL('/example-calls#gu')
    const written = page.locator('#gu')
    await expect(written).toBeInViewport()
    await expect(written).toContainText(call('gu').turns[0]?.chunks[0]?.[0] ?? '')
    await expect(written.getByText(call('gu').outcome.en)).toBeVisible()
  })
})
