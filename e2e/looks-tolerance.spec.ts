import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { packed } from './looks/kept-look.ts'
import { complaint, differences, pixelsOf } from './looks/likeness.ts'
import { openStill, picture, reduced, themes, widths } from './looks/look.ts'

// What the comparison of looks must see, or it is worthless, and what it must not, or it is a nuisance.

const shot = (page: Page) => picture(page, 'light', 'page')

async function compared(before: Buffer, after: Buffer): Promise<string | null> {
  const kept = await pixelsOf(sharp(await packed(await reduced(before))))
  return complaint(differences(kept, await reduced(after)))
}

const changes = {
  'a heading is gone': { of: '#plan-pro', property: 'visibility', value: 'hidden' },
  'a line of text is gone': { of: 'main section p', property: 'visibility', value: 'hidden' },
  'a heading stands ten pixels lower': { of: 'h2.text-title', property: 'top', value: '10px' },
  'a page is longer by a line': { of: 'h1', property: 'padding-bottom', value: '24px' },
  'a button has another colour': { of: 'main .bg-saffron', property: 'background', value: 'teal' },
  'a heading has another colour': { of: 'h2.text-title', property: 'color', value: '#17805a' },
  'the ground has another tint': { of: 'body', property: 'background', value: '#f5f3ec' },
}

for (const [name, { of, property, value }] of Object.entries(changes)) {
  test(`it is seen that ${name}`, async ({ page }) => {
    await openStill(page, '/pricing', 1280)
    const before = await shot(page)
    const element = page.locator(of).first()
    await element.evaluate(
      ({ style }, [changed, to]) => {
        if (changed === 'top') style.position = 'relative'
        style.setProperty(changed, to)
      },
      [property, value] as const,
    )
    expect(await compared(before, await shot(page))).not.toBeNull()
  })
}

for (const path of ['/pricing', '/faq'])
  for (const width of widths)
    test(`it is seen that a figure of ${path} is another at ${width} px`, async ({ page }) => {
      await openStill(page, path, width)
      const before = await shot(page)
      await page
        .locator('main .figure-text')
        .first()
        .evaluate((figure) => {
          // The digits that are most alike.
          const other = (digit: string) => (digit === '8' ? '9' : '8')
          const was = figure.textContent ?? ''
          figure.textContent = was.replace(/[89]/, other)
          if (figure.textContent === was) throw new Error(`It says ${was}`)
        })
      expect(await compared(before, await shot(page))).not.toBeNull()
    })

for (const width of widths)
  test(`a page taken twice is alike at ${width} px, in both themes`, async ({ page }) => {
    await openStill(page, '/home', width)
    for (const theme of themes) {
      const before = await picture(page, theme, 'page')
      expect(await compared(before, await picture(page, theme, 'page')), theme).toBeNull()
    }
  })

test('the same page is alike, also with softer edges and a pixel lower', async ({ page }) => {
  await openStill(page, '/pricing', 1280)
  const before = await shot(page)
  expect(await compared(before, await shot(page))).toBeNull()
  expect(await compared(before, await sharp(before).blur(0.8).png().toBuffer())).toBeNull()
  const { width, height } = await sharp(before).metadata()
  const lower = sharp(before)
    .extract({ left: 0, top: 0, width, height: height - 1 })
    .extend({ top: 1, background: '#fbf9f4' })
  expect(await compared(before, await lower.png().toBuffer())).toBeNull()
})
