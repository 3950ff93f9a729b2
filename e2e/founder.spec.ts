import { readFileSync } from 'node:fs'
import { type Download, expect, type Page, test } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { brand, brandDomain, founder } from '#content/facts/brand.ts'
import { words } from '#content/words/en/all.ts'
import { holdScripts, openAlive } from './hydration.ts'

async function pictureOf(download: Download): Promise<PNG> {
  return PNG.sync.read(readFileSync(await download.path()))
}

async function pressDownload(page: Page): Promise<Download> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  return started
}

const readQr = ({ data, width, height }: PNG) =>
  jsQR(new Uint8ClampedArray(data), width, height)?.data

test('both cards say who we are and lead to us', async ({ page }) => {
  await page.goto('/founder')
  const company = page.getByRole('region', { name: 'Company card' })
  const name = company.getByText(brand.name, { exact: true })
  await expect(name.filter({ visible: true })).toBeVisible()
  for (const word of words.brand.tagline.split(' ')) await expect(company).toContainText(word)
  const person = page.getByRole('region', { name: 'Founder card' })
  for (const text of [founder.name, founder.title, founder.location]) {
    await expect(person.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible()
  }
  const leads = { [brandDomain]: brand.origin, Visit: brand.origin }
  for (const [name, address] of Object.entries({
    ...leads,
    [founder.phone]: 'tel:+910000000000',
    [founder.email]: `mailto:${founder.email}`,
  })) {
    await expect(person.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
})

test('the code on the screen reads as the website', async ({ page }) => {
  await page.goto('/founder')
  const shot = await page.getByRole('region', { name: 'Founder card' }).screenshot()
  expect(readQr(PNG.sync.read(shot))).toBe(brand.origin)
})

test('on a phone every line of the cards can be read, and the code reads as the website', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/founder')
  const sizes = await page.locator('main svg:visible text').evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale
    }),
  )
  expect(sizes.length).toBeGreaterThan(6)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12.5)
  const shot = await page.getByRole('region', { name: 'Founder card' }).screenshot()
  expect(readQr(PNG.sync.read(shot))).toBe(brand.origin)
})

test('the first press saves both cards as one picture', async ({ page }) => {
  await openAlive(page, '/founder')
  const download = await pressDownload(page)
  expect(download.suggestedFilename()).toBe('business-card.png')
  const picture = await pictureOf(download)
  expect(picture.width).toBeGreaterThanOrEqual(1600)
  expect(readQr(picture)).toBe(brand.origin)
  const left = shareOf(picture, 0, picture.width / 2, [8, 36, 26])
  const right = shareOf(picture, picture.width / 2, picture.width, [255, 255, 255])
  expect(left).toBeGreaterThan(0.4)
  expect(right).toBeGreaterThan(0.4)
})

test.describe('the picture', () => {
  // At this width a card is 480 px wide on the screen, at two pixels each: as in the picture.
  test.use({ viewport: { width: 1080, height: 1400 }, deviceScaleFactor: 2 })

  test('looks as the screen does, letter for letter, without its button', async ({ page }) => {
    await openAlive(page, '/founder')
    const picture = await pictureOf(await pressDownload(page))
    const visit = page.getByRole('region', { name: 'Founder card' }).locator('svg:visible a').last()
    await expect(visit).toContainText('Visit')
    await visit.evaluate((button) => button.remove())
    // The headline above ends within a pixel; the picture is drawn from a whole one.
    await page
      .getByRole('region', { name: 'Company card' })
      .evaluate(({ parentElement: cards }) => {
        if (!cards) return
        const within = cards.getBoundingClientRect().top % 1
        cards.style.marginTop = `${Number.parseFloat(getComputedStyle(cards).marginTop) - within}px`
      })
    for (const [place, name] of ['Company card', 'Founder card'].entries()) {
      const shot = await page.getByRole('region', { name }).locator('svg:visible').screenshot()
      const shown = PNG.sync.read(shot)
      expect(shown.width).toBe(960)
      expect(differenceOf(shown, picture, { x: 80 + place * 1040, y: 80 })).toBeLessThan(0.01)
    }
  })
})

test('a press before the scripts arrive saves it too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/founder')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  release()
  expect((await pictureOf(await started)).width).toBeGreaterThanOrEqual(1600)
})

test('a failure is logged and nothing is shown', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('no canvas today')
    }
  })
  await openAlive(page, '/founder')
  const before = await page.locator('body').allInnerTexts()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => logged.join()).toContain('Error generating image')
  expect(await page.locator('body').allInnerTexts()).toEqual(before)
})

test('Save contact gives a card that an address book reads', async ({ page }) => {
  await page.goto('/founder')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save contact' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/\.vcf$/)
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0'])
  expect(lines).toContain(`FN:${founder.name}`)
  expect(lines).toContain(`EMAIL;TYPE=work:${founder.email}`)
  expect(lines).toContain(`TEL;TYPE=work:${founder.phone}`)
  expect(lines).toContain(`URL:${brand.origin}`)
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
})

/** How much of a part of the picture has this colour. */
function shareOf({ data, width, height }: PNG, from: number, to: number, colour: number[]): number {
  let hits = 0
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) {
      const pixel = (y * width + x) * 4
      if (colour.every((channel, place) => data[pixel + place] === channel)) hits++
    }
  }
  return hits / ((to - from) * height)
}

/** The share of pixels that plainly differ between a part and its place in the whole. */
function differenceOf(part: PNG, whole: PNG, at: { x: number; y: number }): number {
  let differing = 0
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      const here = (y * part.width + x) * 4
      const there = ((y + at.y) * whole.width + x + at.x) * 4
      const apart = Math.abs((part.data[here + 1] ?? 0) - (whole.data[there + 1] ?? 0))
      if (apart > 64) differing++
    }
  }
  return differing / (part.width * part.height)
}
