import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { articleSlugs } from '#content/articles/all.ts'
import { pagePaths } from '../scripts/build/page-paths.ts'
import { openAlive, unfolded } from './hydration.ts'
import { gridFromPng, gridOf, gridToPng, lookDifference } from './look-grid.ts'

const themes = ['light', 'dark'] as const
const sizes = [
  { width: 390, height: 844, square: 15 },
  { width: 1280, height: 900, square: 20 },
] as const

type Size = (typeof sizes)[number]

// Articles are built alike: the first of them is looked at to its end, the others where they begin.
const [firstArticle = '', ...otherArticles] = articleSlugs.map((slug) => `/blog/${slug}`)
const readToTheEnd = (path: string) => path === firstArticle || !otherArticles.includes(path)

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

for (const size of sizes) {
  for (const path of [...pagePaths(), '/no-such-page']) {
    test(`${path} looks as it did at ${size.width} px`, async ({ page }, info) => {
      await open(page, path, size)
      await expectLook(page, info, nameOf(path), size, readToTheEnd(path))
    })
  }
}

const [phone, desktop] = sizes

test('the phone menu looks as it did', async ({ page }, info) => {
  await open(page, '/home', phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectLook(page, info, 'phone-menu', phone)
})

test('the menu of services looks as it did', async ({ page }, info) => {
  await open(page, '/pricing', desktop)
  await page.getByRole('link', { name: 'Service', exact: true }).first().hover()
  await expect(page.getByRole('link', { name: 'HealthCare' }).first()).toBeVisible()
  await expectLook(page, info, 'service-menu', desktop)
})

for (const size of sizes) {
  test(`the contact dialog looks as it did at ${size.width} px`, async ({ page }, info) => {
    await open(page, '/pricing', size)
    await page
      .getByRole('main')
      .getByRole('button', { name: /contact/i })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectLook(page, info, 'contact-dialog', size)
  })

  test(`an open question looks as it did at ${size.width} px`, async ({ page }, info) => {
    await open(page, '/faq', size)
    await page.locator('details summary').nth(1).click()
    await expectLook(page, info, 'open-question', size)
  })

  test(`the chat looks as it did at ${size.width} px`, async ({ page }, info) => {
    await open(page, '/privacy', size)
    await page.getByRole('button', { name: /chat/i }).first().click()
    await expect(page.getByText('Hello! How can I help you today?')).toBeVisible()
    await expectLook(page, info, 'chat', size)
  })

  test(`the ledger before its calls looks as it did at ${size.width} px`, async ({
    page,
  }, info) => {
    await open(page, '/online-store', size)
    await page.getByRole('button', { name: 'Before the calls' }).click()
    await page.locator('.exhibit').scrollIntoViewIfNeeded()
    await expectLook(page, info, 'ledger-before', size)
  })
}

for (const path of pagePaths().filter(readToTheEnd)) {
  test(`${path} has every letter in a font of ours`, async ({ page }) => {
    await open(page, path, desktop)
    expect([...(await foreignFonts(page))]).toEqual([])
  })
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-')

async function open(page: Page, path: string, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  // The year stands in the footer.
  await page.clock.setFixedTime('2026-11-16T06:30:00Z')
  await openAlive(page, path)
  await unfolded(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Looks at the page in both themes; `--update-snapshots` keeps what it sees. */
async function expectLook(page: Page, info: TestInfo, name: string, size: Size, fullPage = false) {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    const screenshot = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' })
    const seen = await gridOf(screenshot, size.square)
    const file = info.snapshotPath(`${name}-${size.width}-${theme}.png`, { kind: 'screenshot' })
    if (info.config.updateSnapshots === 'all') {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await gridToPng(seen))
      continue
    }
    expect(existsSync(file), `${file} is missing: npm run looks`).toBe(true)
    const difference = lookDifference(await gridFromPng(readFileSync(file)), seen, size.square)
    if (difference)
      await info.attach(`${name}-${theme}`, { body: screenshot, contentType: 'image/png' })
    expect(difference && `${name} in ${theme} ${difference}`).toBeNull()
  }
}

/** Fonts of the system that letters of the page are drawn with. */
async function foreignFonts(page: Page): Promise<Set<string>> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *:not(script, style, svg, option)',
  })
  const foreign = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) foreign.add(familyName)
  }
  await client.detach()
  return foreign
}
