import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { freePort } from '../scripts/free-port.ts'
import { followService } from '../server/follow-service.ts'

export const owner = {
  name: 'Owner',
  email: 'owner@business.example',
  password: 'correct horse battery',
}

/** A service of its own with an empty desk: the set-up link works once. */
export async function startDesk(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-desk-e2e-'))
  const port = await freePort()
  const start = async () => {
    const child = spawn(process.execPath, ['server/start.ts'], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        LIMITS_SCALE: '1000',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return followService(child)
  }
  let service = await start()
  await expect.poll(() => service.output()).toContain('the desk is at')
  return {
    // Browsers keep Secure cookies over plain http for this name alone.
    origin: `http://localhost:${port}`,
    dataDir,
    setUpLink: /http:\S+\/desk\/set-up#\S+/.exec(service.output())?.[0] ?? '',
    async kill() {
      service.signal('SIGKILL')
      await service.ended
    },
    async startAgain() {
      service = await start()
    },
    output: () => service.output(),
    /** Something to look at. */
    fill: () => {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
      execFileSync(process.execPath, ['scripts/demo-data.ts'], { env })
    },
    async close() {
      service.signal('SIGKILL')
      await service.ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type DeskService = Awaited<ReturnType<typeof startDesk>>

export const test = base.extend<{ desk: DeskService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  desk: async ({}, use) => {
    const desk = await startDesk()
    await use(desk)
    await desk.close()
  },
})
export { expect }

/** The first account, made by the link of the log. */
export async function setUp(page: Page, desk: { setUpLink: string }): Promise<void> {
  await page.goto(desk.setUpLink)
  await page.getByLabel('Your name').fill(owner.name)
  await page.getByLabel('E-mail address').fill(owner.email)
  await page.getByLabel('New password').fill(owner.password)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Owner' })).toBeVisible()
}

export async function signIn(page: Page, who: { email: string; password: string } = owner) {
  await page.getByLabel('E-mail address').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The dialog that asks for the password before anything about signing in is changed. */
export async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** The link that the page shows once. */
export const shownLink = (page: Page): Promise<string> =>
  page.getByRole('dialog').getByLabel('Link').inputValue()

/** An agent who was invited by the owner, in a browser of their own. */
export async function bringAgent(page: Page, browser: Browser, name: string): Promise<Page> {
  await page.goto(`${new URL(page.url()).origin}/desk/team`)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Their e-mail address').fill('agent@business.example')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await shownLink(page)
  await page.keyboard.press('Escape')
  const agent = await (await browser.newContext()).newPage()
  await agent.goto(link)
  await agent.getByLabel('Your name').fill(name)
  await agent.getByLabel('New password').fill('another long password')
  await agent.getByRole('button', { name: 'Make the account' }).click()
  await expect(agent.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  return agent
}
