import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { openAlive } from './hydration.ts'

const { actions, theme, chat } = words.shell
const green = 'rgb(15, 74, 53)'
const saffron = 'rgb(240, 138, 36)'
const bar = (page: Page) => page.getByRole('navigation', { name: actions.label })

/** What lies on top where the middle of an element is: the element itself, or what covers it. */
const covered = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        if (width === 0 || height === 0) return false
        const above = document.elementFromPoint(left + width / 2, top + height / 2)
        return above?.closest('.thumb-bar') != null
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('three ways on lie under the thumb, on every page', async ({ page }) => {
    for (const path of ['/home', '/healthcare', '/founder', '/blog/top-use-case']) {
      await openAlive(page, path)
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expect(bar(page).getByRole('link')).toHaveText([actions.call, actions.price])
      await expect(bar(page).getByRole('button')).toHaveText(actions.chat)
    }
  })

  test('Call me leads to the form, with the name to be typed', async ({ page }) => {
    await openAlive(page, '/pricing')
    await bar(page).getByRole('link', { name: actions.call }).click()
    await expect(page).toHaveURL('/home#demo')
    const form = page.locator('#demo form')
    await expect(form.getByLabel('Your name')).toBeFocused()
    await expect(form.getByRole('button', { name: words.demoCallForm.send })).toBeInViewport()
  })

  test('My price leads to the calculator', async ({ page }) => {
    await openAlive(page, '/healthcare')
    await bar(page).getByRole('link', { name: actions.price }).click()
    await expect(page).toHaveURL('/pricing#calculator')
    await expect(page.locator('#calculator')).toBeInViewport()
  })

  test('the bar is gone while a field, the menu, a dialog or the chat is open', async ({
    page,
  }) => {
    await openAlive(page, '/pricing')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(bar(page)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: words.pricing.plans.action })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeVisible()
    await openAlive(page, '/home')
    await page.locator('#demo input').first().focus()
    await expect(bar(page)).toBeHidden()
    await page.locator('#demo input').first().blur()
    await bar(page).getByRole('button', { name: chat.open }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  test('the bar covers no control that the page can scroll to', async ({ page }) => {
    for (const path of ['/faq', '/founder', '/service']) {
      await openAlive(page, path)
      expect(await covered(page, 'main :is(a, button, summary), footer a'), path).toEqual([])
    }
  })

  test('no second saffron action stands above the bar, in the page or its forms', async ({
    page,
  }) => {
    for (const path of [
      '/home',
      '/pricing',
      '/service',
      '/about',
      '/healthcare',
      '/blog/top-use-case',
    ]) {
      await openAlive(page, path)
      const inMain = await page
        .locator('main :is(a, button)')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
      expect(inMain.length, path).toBeGreaterThan(0)
      expect(inMain, path).not.toContain(saffron)
    }
    await expect(bar(page).getByRole('link').first()).toHaveCSS('background-color', saffron)
  })

  test('no stripe of the page is left between its footer and the bar', async ({ page }) => {
    await openAlive(page, '/faq')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const footer = await page.locator('footer').boundingBox()
    const top = (await bar(page).boundingBox())?.y ?? 0
    expect(Math.abs((footer?.y ?? 0) + (footer?.height ?? 0) - top)).toBeLessThanOrEqual(1)
  })

  test('the menu has the actions at the height of the thumb', async ({ page }) => {
    await openAlive(page, '/home')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const call = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: actions.call })
    await expect(call).toBeInViewport({ ratio: 1 })
    expect((await call.boundingBox())?.y).toBeGreaterThan(844 / 2)
  })
})

test('on a wide screen the header has the action, and the chat button covers nothing', async ({
  page,
}) => {
  for (const width of [768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await openAlive(page, '/faq')
    const call = page.getByRole('banner').getByRole('link', { name: actions.call })
    await expect(call).toBeInViewport({ ratio: 1 })
    expect((await call.boundingBox())?.height, `at ${width} px`).toBeLessThan(60)
    const button = await page.getByRole('button', { name: chat.open }).boundingBox()
    const words = await page.locator('main > *').first().boundingBox()
    if (!button || !words) throw new Error('Neither is drawn')
    const inHeader = button.y + button.height <= 72
    const inGutter = button.x >= (width + 1200) / 2
    expect(inHeader || inGutter, `at ${width} px`).toBe(true)
  }
})

test('the action of the header is saffron where the page shows none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAlive(page, '/home')
  const call = page.getByRole('banner').getByRole('link', { name: actions.call })
  await expect(call).toHaveCSS('background-color', green)
  const below = page.getByRole('heading', { name: 'Integration capabilities' })
  await below.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(call).toHaveCSS('background-color', saffron)
  await expect(call).toHaveCSS('color', 'rgb(34, 17, 0)')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(call).toHaveCSS('background-color', green)
})

test('links of the header stand still from page to page', async ({ page }) => {
  const places = async (path: string) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const links = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li')
    return links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().x))
  }
  const onHome = await places('/home')
  for (const path of ['/pricing', '/service', '/blog']) expect(await places(path)).toEqual(onHome)
})

test.describe('the theme', () => {
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = 'rgb(251, 249, 244)'
  const dark = 'rgb(8, 22, 15)'
  const button = (page: Page, name: keyof typeof theme.names) =>
    page.getByRole('button', { name: theme.label.replace('{theme}', theme.names[name]) })

  test('follows the system until it is chosen, and the choice is kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAlive(page, '/pricing')
    expect(await paper(page)).toBe(dark)
    await button(page, 'system').click()
    expect(await paper(page)).toBe(light)
    expect(
      await page
        .locator('meta[name="theme-color"]')
        .evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).content)),
    ).toEqual(['#FBF9F4', '#FBF9F4'])
    await page.reload()
    await expect(button(page, 'light')).toBeVisible()
    expect(await paper(page)).toBe(light)
    await button(page, 'light').click()
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await paper(page)).toBe(dark)
    await button(page, 'dark').click()
    expect(await paper(page)).toBe(light)
  })

  test('is there before the scripts: no flash', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/pricing')
    expect(await paper(page)).toBe(dark)
    expect(
      await page
        .locator('meta[name="theme-color"]')
        .evaluateAll((all) => new Set(all.map((meta) => (meta as HTMLMetaElement).content)).size),
    ).toBe(1)
  })
})

test('who looks for the questions or for the founder finds them on the way', async ({ page }) => {
  const ways = [
    ['/pricing', words.shell.next.faq, '/faq'],
    ['/home', words.shell.next.faq, '/faq'],
    ['/about', words.shell.footer.founder, '/founder'],
  ] as const
  for (const [path, name, to] of ways) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
      'href',
      to,
    )
  }
})

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`pages that tell have an action in the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/service', '/about', '/blog/top-use-case', '/healthcare']) {
      await page.goto(path)
      const action = page.getByRole('main').getByRole('link', { name: words.shell.next.call })
      await expect(action.first()).toBeInViewport({ ratio: 1 })
    }
  })

test('pages that tell end in a way on, and FAQ and founder are found from every page', async ({
  page,
}) => {
  for (const path of ['/service', '/about', '/blog/top-use-case']) {
    await page.goto(path)
    const next = page.getByRole('region', { name: words.shell.next.heading })
    await expect(next.getByRole('link')).toHaveText([
      words.shell.next.call,
      words.shell.next.price,
      words.shell.next.faq,
    ])
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq')
    await expect(footer.getByRole('link', { name: 'Founder' })).toHaveAttribute('href', '/founder')
  }
})
