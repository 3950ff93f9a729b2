import { expect, type Page, type Route, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { chatOf } from './chat-visitor.ts'
import { anEnquirer, fieldsOf, fillIn } from './enquirer.ts'
import { alive, holdScripts, openAlive, tellHydration } from './hydration.ts'
import { storedEnquiries } from './stored.ts'

const SCRIPTS = '**/assets/*.js'
const fileOf = (url: string) =>
  new URL(url).pathname.replace(/^\/assets\/|-(?:[0-9a-f]{8}|[\w-]{6})\.js$/g, '')

/** Names of the script files that a page asks for until it is alive. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const names = new Set<string>()
  const note = (request: { url(): string }) => {
    if (request.url().endsWith('.js')) names.add(fileOf(request.url()))
  }
  page.on('request', note)
  await openAlive(page, path)
  page.off('request', note)
  return [...names]
}

/** Refuses some script files, as often as told. */
async function refuse(page: Page, isRefused: (file: string) => boolean, times = Infinity) {
  const refused = new Map<string, number>()
  await page.route(SCRIPTS, async (route: Route) => {
    const url = route.request().url()
    const count = refused.get(url) ?? 0
    if (!isRefused(fileOf(url)) || count >= times) return route.fallback()
    refused.set(url, count + 1)
    await route.abort('connectionfailed')
  })
  return refused
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: words.shell.incomplete })

async function sendFromHome(page: Page) {
  const enquirer = anEnquirer()
  const form = page.locator('#contact form')
  await fillIn(form, enquirer)
  await fieldsOf(form).send.click()
  return enquirer
}

test('whichever script file of the page is missing, an enquiry is sent', async ({ browser }) => {
  test.setTimeout(180_000)
  const first = await browser.newPage()
  const files = await scriptsOf(first, '/home')
  await first.close()
  expect(files.length).toBeGreaterThan(5)
  expect(files).toEqual(expect.arrayContaining(['react', 'router', 'shared', 'home', 'manifest']))
  for (const missing of files) {
    await test.step(`without ${missing}`, async () => {
      const page = await browser.newPage()
      await refuse(page, (file) => file === missing)
      await page.goto('/home#contact')
      const enquirer = await sendFromHome(page)
      await expect(page.getByText(/^Your reference: /)).toBeVisible()
      expect(storedEnquiries(enquirer.email)).toMatchObject([
        { message: enquirer.message, flagged: 0 },
      ])
      await page.close()
    })
  }
})

test('a page without a part of its code says so, and its words stay', async ({ page }) => {
  await refuse(page, (file) => file === 'shared')
  await page.goto('/home')
  await page.locator('#contact form').getByLabel('Your name').fill('Kavita Rao')
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).toBeInViewport()
  await expect(page.locator('#contact form').getByLabel('Your name')).toHaveValue('Kavita Rao')
})

test('a press that waited for code that never came follows its link', async ({ page }) => {
  await refuse(page, (file) => file === 'react')
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/home#contact')
})

test('a question of the FAQ page is not lost with the code of the page', async ({ page }) => {
  await refuse(page, (file) => file === 'faq')
  await page.goto('/faq')
  await page.getByLabel('Your question').fill('How much is Pro?')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What do your customers call about?')).toHaveValue(
    'How much is Pro?',
  )
})

test('a file that is missing once is asked for again, and nothing is said', async ({ page }) => {
  await tellHydration(page)
  const refused = await refuse(page, () => true, 1)
  await page.goto('/home#contact')
  const enquirer = await sendFromHome(page)
  await alive(page)
  expect(refused.size).toBeGreaterThan(5)
  await expect(page.getByRole('dialog')).toContainText(words.contactForm.confirmation)
  await expect(notice(page)).toBeHidden()
  expect(storedEnquiries(enquirer.email)).toHaveLength(1)
})

test('nobody waits for ever for a line that stalls', async ({ page }) => {
  await page.clock.install()
  await holdScripts(page)
  await page.goto('/home#contact')
  const enquirer = await sendFromHome(page)
  const send = fieldsOf(page.locator('#contact form')).send
  await expect(send).toHaveCSS('opacity', '0.6')
  await page.clock.fastForward(10_000)
  await expect(page.getByText(/^Your reference: /)).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toMatchObject([{ flagged: 0 }])
})

test.describe('what is fetched later', () => {
  test('without its dialog, Contact leads to the form of the home page', async ({ page }) => {
    await openAlive(page, '/pricing')
    await refuse(page, (file) => file === 'contact-dialog')
    await page.getByRole('button', { name: 'Contact', exact: true }).first().click()
    await expect(page).toHaveURL('/home#contact')
    const enquirer = await sendFromHome(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(storedEnquiries(enquirer.email)).toHaveLength(1)
  })

  test('without a connection at all, Contact says so and keeps the page', async ({
    context,
    page,
  }) => {
    await openAlive(page, '/pricing')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Contact', exact: true }).first().click()
    await expect(page.getByText(words.contactForm.notLoaded)).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  })

  for (const missing of ['confirmation-dialog', 'toast-container', 'unstyled', 'dialog']) {
    test(`an enquiry without ${missing} is stored and said to be`, async ({ page }) => {
      const refused = await refuse(page, (file) => file.startsWith(missing))
      await openAlive(page, '/home#contact')
      const enquirer = await sendFromHome(page)
      const said = page.getByText(
        missing.endsWith('dialog') ? words.contactForm.confirmation : words.contactForm.sent,
      )
      await expect(said.first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/)
      expect(refused.size).toBeGreaterThan(0)
      expect(storedEnquiries(enquirer.email)).toHaveLength(1)
    })
  }

  test('without its window, the chat says so and leads to the form', async ({ page }) => {
    await openAlive(page, '/about')
    await refuse(page, (file) => file === 'chat-window')
    await page.getByRole('button', { name: 'Open chat' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'The chat could not be opened.' })
    await expect(failure).toBeVisible()
    await failure.getByRole('link', { name: 'write to us' }).click()
    await expect(page).toHaveURL('/home#contact')
  })

  test('without the inline chat, a second press sends the question as an enquiry', async ({
    page,
  }) => {
    await openAlive(page, '/faq')
    await refuse(page, (file) => file === 'inline-panel')
    await page.getByLabel('Your question').fill('How much is Pro?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Press Ask once more' })).toBeVisible()
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByLabel('What do your customers call about?')).toHaveValue(
      'How much is Pro?',
    )
  })

  test('a link to a page whose code is missing leads there all the same', async ({ page }) => {
    await openAlive(page, '/home')
    await refuse(page, (file) => file === 'pricing')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL('/pricing')
  })
})

test('who goes back before the next page is shown is not sent there by a later reload', async ({
  page,
}) => {
  await openAlive(page, '/home')
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.back()
    }
  })
  const gone = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/faq'))
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click()
  await gone
  await expect(page).toHaveURL('/home')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pick up every call/)
})

test.describe('the chat button', () => {
  const launcher = (page: Page) => page.getByLabel('Open chat')
  const ring = (page: Page) => launcher(page).locator('.animate-spin')

  test('shows that it was pressed before any code is there, and opens once it is', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/about')
    await expect(ring(page)).toBeHidden()
    await launcher(page).click()
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
    await expect(ring(page)).toBeVisible()
    release()
    await expect(chatOf(page).dialog).toBeVisible()
    await expect(page).toHaveURL('/about')
  })

  test('shows that it was pressed while the window is on its way', async ({ page }) => {
    await openAlive(page, '/about')
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/chat-window-*.js', async (route) => {
      await arrived
      await route.continue()
    })
    await launcher(page).click()
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
    await expect(ring(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Opening the chat' })).toHaveCount(1)
    arrive()
    await expect(chatOf(page).dialog).toBeVisible()
  })
})

test('names of languages that are drawn are written where their drawing never comes', async ({
  page,
}) => {
  await page.route('**/own-words-*.svg', (route) => route.abort())
  await page.goto('/faq')
  const name = page.locator('footer').getByRole('img', { name: 'தமிழ்' })
  await name.scrollIntoViewIfNeeded()
  await expect
    .poll(() => name.evaluate((element) => getComputedStyle(element, '::before').content))
    .toBe('"தமிழ்"')
})
