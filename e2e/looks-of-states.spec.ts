import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { words as tamil } from '#content/words/ta/all.ts'
import { type DemoCallProgress, readDemoCall } from '#contract/calls/demo-call-progress.ts'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { ask, chatOf, enterChat } from './chat-visitor.ts'
import { anEnquirer, fieldsOf, fillIn } from './enquirer.ts'
import { layOutWhole } from './hydration.ts'
import { expectKeptLook } from './looks/kept-look.ts'
import { openStill, type Width, widths } from './looks/look.ts'

type State = { path: string; enter: (page: Page, width: Width) => Promise<void> }

/** What visitors bring a page to, each as the screen shows it. */
const states = {
  'menu-open': {
    path: '/home',
    async enter(page, width) {
      if (width < 768) await page.getByRole('button', { name: words.shell.mobile.menu }).click()
      else await serviceLink(page).focus()
      const menu = width < 768 ? 'Menu' : words.shell.desktop.serviceMenu
      await expect(page.getByLabel(menu, { exact: true }).last()).toBeVisible()
    },
  },
  'call-playing': {
    path: '/home',
    async enter(page) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.clock.pauseAt(new Date('2026-11-17T10:31:00+05:30'))
      await page.locator('[data-key="ta"]').click()
      await expect(page.locator('.call-card [lang="ta"]').first()).toBeVisible()
      await page.clock.runFor(5_000)
      // At a word that is the same each time; then frames are drawn again.
      await page.getByRole('button', { name: words.home.hero.stage.pause }).click()
      await page.clock.resume()
    },
  },
  'console-pinned': {
    path: '/home',
    async enter(page, width) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await layOutWhole(page)
      const record = page.locator('[data-panel="record"]')
      await record.locator('.console-mark').evaluate((mark) => {
        const top = mark.getBoundingClientRect().top + scrollY - innerHeight / 2
        scrollTo({ top, behavior: 'instant' })
      })
      // On a phone the panels stand below each other.
      if (width > 768) await expect(record).toHaveAttribute('data-state', 'active')
    },
  },
  'languages-open': {
    path: '/ta/pricing',
    async enter(page) {
      await page.getByRole('button', { name: tamil.shell.language, exact: true }).click()
      await expect(page.locator('#site-languages')).toBeVisible()
    },
  },
  printed: {
    path: '/pricing?minutes=2400#calculator',
    enter: (page) => page.emulateMedia({ media: 'print' }),
  },
  'dialog-open': { path: '/pricing', enter: openDialog },
  'dialog-refused': {
    path: '/pricing',
    async enter(page) {
      await openDialog(page)
      await fieldsOf(page.getByRole('dialog')).send.click()
      await holdToast(page)
    },
  },
  'dialog-sent': {
    path: '/pricing',
    async enter(page) {
      await openDialog(page)
      const dialog = page.getByRole('dialog')
      await fillIn(dialog, someone())
      await fieldsOf(dialog).send.click()
      await holdToast(page)
      await expect(dialog.getByRole('button', { name: words.contactForm.done })).toBeVisible()
    },
  },
  'enquiry-refused': {
    path: '/home#contact',
    async enter(page) {
      await fieldsOf(page.locator('#contact form')).send.click()
      await holdToast(page)
    },
  },
  'enquiry-sent': {
    path: '/home#contact',
    async enter(page) {
      const form = page.locator('#contact form')
      await fillIn(form, someone())
      await fieldsOf(form).send.click()
      await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
    },
  },
  'demo-call-refused': {
    path: '/home#demo',
    async enter(page) {
      await askForCall(page, '1234567890')
      await holdToast(page)
    },
  },
  'demo-call-sent': {
    path: '/home#demo',
    async enter(page) {
      await followCall(page, { state: 'ringing', at: null, words: null })
      await closeToast(page)
      await expect(page.getByText(words.callProgress.states.ringing)).toBeVisible()
      await page.mouse.move(640, 700)
    },
  },
  'demo-call-said': {
    path: '/home#demo',
    async enter(page) {
      const said = [
        { role: 'model', text: 'Hello! This is the AI assistant, not a person.' },
        { role: 'user', text: 'Keep it. How much is Pro?' },
        { role: 'model', text: 'Pro costs 5,999 rupees a month.' },
      ] as const
      await followCall(page, { state: 'ended', at: null, words: said })
      await closeToast(page)
      await expect(page.getByText(words.callProgress.states.ended)).toBeVisible()
      await page.mouse.move(640, 700)
    },
  },
  'chat-open': { path: '/pricing', enter: (page) => enterChat(chatOf(page)) },
  'chat-answered': {
    path: '/pricing',
    async enter(page) {
      const chat = chatOf(page)
      await enterChat(chat)
      await ask(chat, 'What does Pro cost with 900 minutes?')
    },
  },
  'calculator-changed': {
    path: '/pricing#calculator',
    async enter(page) {
      const minutes = page.getByRole('spinbutton', { name: 'Minutes a month' })
      await minutes.fill('2400')
      await minutes.blur()
      await expect(page).toHaveURL(/minutes=2400/)
    },
  },
  'question-open': {
    path: '/faq',
    async enter(page) {
      await page.locator('details[name=faq] summary').nth(1).click()
      await expect(page.getByText(words.faq.items[1].answer)).toBeVisible()
    },
  },
} as const satisfies Record<string, State>

for (const [name, state] of Object.entries<State>(states)) {
  for (const width of widths) {
    test(`${name} looks as it did at ${width} px, in both themes`, async ({ page }, run) => {
      await openStill(page, state.path, width)
      await state.enter(page, width)
      await expectKeptLook(page, { name, width, extent: 'screen' }, run)
    })
  }
}

/** The same words each time: two that are alike within a minute are stored once, and answered alike. */
const someone = () =>
  anEnquirer({
    email: 'kavita@sunrise.example',
    phone: '9876543210',
    message: 'Bookings, mostly in Marathi.',
  })

const serviceLink = (page: Page) =>
  page
    .getByRole('navigation', { name: words.shell.mainMenu })
    .getByRole('link', { name: words.shell.desktop.service, exact: true })

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Contact', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function askForCall(page: Page, phone: string): Promise<void> {
  const form = page.locator('#demo form')
  await form.getByLabel(words.demoCallForm.labels.name).fill('Kavita')
  await form.getByLabel(words.demoCallForm.labels.phoneNumber).fill(phone)
  await form.getByRole('button').click()
}

/** As the service would tell it at that moment, to a number that is the same in every picture. */
async function followCall(page: Page, progress: DemoCallProgress): Promise<void> {
  const receipt = { status: 'calling', id: 'shown' }
  await page.route(`**${DEMO_CALL_PATH}?*`, (route) => route.fulfill({ json: receipt }))
  await page.route(`**${readDemoCall.path}?*`, (route) => route.fulfill({ json: progress }))
  await askForCall(page, '9876543210')
}

async function closeToast(page: Page): Promise<void> {
  await page.locator('.Toastify__close-button').click()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
}

/** A toast that is pointed at stays: to be done before anything is waited for, or it is on its way out. */
const holdToast = (page: Page) => page.locator('.Toastify__toast').hover()
