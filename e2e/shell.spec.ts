import { expect, type Page, test } from '@playwright/test'
import { brand } from '#content/facts/brand.ts'
import { words } from '#content/words/en/all.ts'
import { holdScripts, openAlive } from './hydration.ts'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('the header', () => {
  test('a keyboard skips it with the first stop', async ({ page }) => {
    await openAlive(page, '/pricing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('the service menu opens on hover', async ({ page }) => {
    await openAlive(page, '/home')
    const menu = page.getByRole('list', { name: 'Services and industries' })
    await expect(menu).toBeHidden()
    await mainMenu(page).getByRole('link', { name: 'Service', exact: true }).hover()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('link')).toHaveText([
      'Services',
      'HealthCare',
      'Travel,Tour and Booking',
      'Financial Service',
      'Online Store',
    ])
    await menu.getByRole('link', { name: 'Online Store' }).click()
    await expect(page).toHaveURL('/online-store')
    await page.mouse.move(2, 400)
    await expect(menu).toBeHidden()
  })

  test('the service menu opens on focus, and Esc puts it away', async ({ page }) => {
    await openAlive(page, '/home')
    const menu = page.getByRole('list', { name: 'Services and industries' })
    const service = mainMenu(page).getByRole('link', { name: 'Service', exact: true })
    await service.focus()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(service).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(mainMenu(page).getByRole('link', { name: 'Pricing' })).toBeFocused()
  })

  test('the page you are on is bold and underlined', async ({ page }) => {
    await page.goto('/pricing')
    const look = (name: string) =>
      mainMenu(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const { fontWeight, borderBottomColor, color } = getComputedStyle(link)
          return { bold: Number(fontWeight) >= 700, underlined: borderBottomColor === color }
        })
    expect(await look('Pricing')).toEqual({ bold: true, underlined: true })
    expect(await look('Blog')).toEqual({ bold: false, underlined: false })
  })

  test('Dashboard leaves the site in the same tab', async ({ page }) => {
    await page.goto('/home')
    const link = mainMenu(page).getByRole('link', { name: 'Dashboard' })
    await expect(link).toHaveAttribute('href', '/dashboard')
    await expect(link).not.toHaveAttribute('target')
  })
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens, lists every page, and closes with the choice', async ({ page }) => {
    await openAlive(page, '/home')
    const panel = page.getByRole('navigation', { name: 'Menu' })
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(panel.getByRole('listitem')).toHaveText([
      'Home',
      'Service',
      'Online Store',
      'Healthcare',
      'Financial Service',
      'Travel and Booking',
      'Pricing',
      'Blog',
      'Dashboard',
    ])
    const current = panel.locator('[aria-current=page]')
    await expect(current).toHaveText(['Home'])
    await panel.getByRole('link', { name: 'Healthcare' }).click()
    await expect(page).toHaveURL('/healthcare')
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(current).toHaveText(['Healthcare'])
    await panel.getByRole('button', { name: 'Close menu' }).click()
    await expect(panel).toBeHidden()
  })

  test('Home leads to /home and leaves no step back to /', async ({ page }) => {
    await openAlive(page, '/pricing')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/home')
    await page.goBack()
    await expect(page).toHaveURL('/pricing')
  })
})

test.describe('moving within the site', () => {
  test('focus goes to the heading, the title is announced, back restores the place', async ({
    page,
  }) => {
    await openAlive(page, '/privacy')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    const pricing = await mainMenu(page).getByRole('link', { name: 'Pricing' }).boundingBox()
    // By hand: the locator's own click would scroll the page on its way to the sticky header.
    await page.mouse.click((pricing?.x ?? 0) + 10, (pricing?.y ?? 0) + 10)
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(`${words.pricing.head.title} | ${brand.name}`)
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  })

  test('happens without loading a document again', async ({ page }) => {
    await openAlive(page, '/home')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await mainMenu(page).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/blog/top-use-case')
    expect(documents).toEqual([])
  })

  test('an address that leads nowhere shows Page Not Found and the way home', async ({ page }) => {
    await openAlive(page, '/home')
    await page.evaluate(() => {
      history.pushState(null, '', '/nowhere')
      history.pushState(null, '', '/home')
    })
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.getByRole('link', { name: 'Return To HomePage' }).click()
    await expect(page).toHaveURL('/home')
  })
})

test.describe('the first paint', () => {
  test('comes before any script is fetched', async ({ page }) => {
    await openAlive(page, '/home')
    const { painted, scripts } = await page.evaluate(async () => {
      const paint = await new Promise<PerformanceEntry>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (first) resolve(first)
        }).observe({ type: 'paint', buffered: true })
      })
      const loaded = performance.getEntriesByType('resource')
      return {
        painted: paint.startTime,
        scripts: loaded.filter(({ name }) => name.endsWith('.js')).map((entry) => entry.startTime),
      }
    })
    expect(scripts.length).toBeGreaterThan(2)
    for (const startTime of scripts) expect(startTime).toBeGreaterThanOrEqual(painted)
  })

  test('is waited for, but not for ever, where a browser never tells of it', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await openAlive(page, '/home#contact')
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  })

  test('a click made before the scripts arrive is done once they do', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/blog')
    release()
    await expect(page.getByRole('button', { name: 'Load Less' })).toBeVisible()
  })

  test('a form sent before the scripts arrive never changes the address', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/home')
    const address = page.url()
    const form = page.locator('#contact form')
    await form.getByLabel('Your name').fill('Kavita Rao')
    await form.getByRole('button', { name: /^Send/ }).click()
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(address)
    release()
    await expect(page.getByText('Please fill out all required fields.').first()).toBeVisible()
    await expect(form.getByLabel('Your name')).toHaveValue('Kavita Rao')
    expect(page.url()).toBe(address)
  })

  test('a link followed before the scripts arrive is followed', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/home')
    await mainMenu(page).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('what the server answers', () => {
  test('an unknown path is a 404 that shows Page Not Found', async ({ page }) => {
    const response = await page.goto('/no/such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    const home = page.getByRole('link', { name: 'Return To HomePage' })
    await expect(home).toHaveAttribute('href', '/home')
  })

  test('/ and /dashboard redirect', async ({ request }) => {
    const start = await request.get('/', { maxRedirects: 0 })
    expect([start.status(), start.headers().location]).toEqual([302, '/home'])
    const dashboard = await request.get('/dashboard', { maxRedirects: 0 })
    expect([dashboard.status(), dashboard.headers().location]).toEqual([302, '/desk/'])
  })

  test('a redirect within the site keeps the query', async ({ page, request }) => {
    await openAlive(page, '/?utm_source=x')
    await expect(page).toHaveURL('/home?utm_source=x')
    await page.goto('/home/?utm_source=x')
    await expect(page).toHaveURL('/home?utm_source=x')
    const dashboard = await request.get('/dashboard/?a=1', { maxRedirects: 0 })
    expect([dashboard.status(), dashboard.headers().location]).toEqual([302, '/dashboard?a=1'])
  })

  test('a page is read with GET and HEAD alone', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await request.fetch('/pricing', { method })
      expect(refused.status(), method).toBe(405)
      expect(refused.headers().allow).toBe('GET, HEAD')
    }
    const whole = await request.get('/pricing')
    const head = await request.head('/pricing')
    expect(head.status()).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers()['content-length']).toBe(whole.headers()['content-length'])
    expect(head.headers().etag).toBe(whole.headers().etag)
  })
})

test.describe('what a thumb has to hit', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the links of the footer are 44 pixels wide and high', async ({ page }) => {
    await openAlive(page, '/home')
    const links = page.locator('footer').getByRole('link')
    await links.first().scrollIntoViewIfNeeded()
    const small = await links.evaluateAll((elements) =>
      elements
        .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    )
    expect(small).toEqual([])
  })
})
