import { readFileSync } from 'node:fs'
import { expect, setUp, test } from './desk-service.ts'
import { watchPolicy } from './policy-refusals.ts'

const charts = [
  ['Enquiries a day', '.visx-bar'],
  ['First reply', '.visx-bar'],
  ['Languages', '.visx-bar'],
  ['Topics', '.visx-bar'],
  ['Calls', '.visx-bar'],
  ['When they write', '.visx-heatmap-rect'],
] as const

test('the desk works within its policy, which lets nothing run that is not its own', async ({
  page,
  desk,
}) => {
  const refused = await watchPolicy(page)
  await setUp(page, desk)
  desk.fill()
  for (const path of ['inbox', 'team', 'account', 'nowhere']) {
    await page.goto(`${desk.origin}/desk/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${desk.origin}/desk/overview`)
  // What draws the charts is somebody else's: it has to draw them all, and be refused nothing.
  for (const [name, bar] of charts) {
    const chart = page.getByRole('region', { name, exact: true })
    // A part of nothing is drawn without a width: which language leads depends on the day of the run.
    await expect(chart.locator(`svg ${bar}`).filter({ visible: true })).not.toHaveCount(0)
    await expect(chart.getByRole('table', { name, exact: true })).toHaveCount(1)
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  expect(refused).toEqual([])

  const outcome = await page.evaluate(async () => {
    // What the test itself evaluates may run code: a task of the page's own may not.
    await new Promise((resolve) => setTimeout(resolve))
    const tried = (run: () => void) => {
      try {
        run()
        return 'ran'
      } catch {
        return 'refused'
      }
    }
    return {
      markup: tried(() => document.body.insertAdjacentHTML('beforeend', '<b>no</b>')),
      code: tried(() => new Function('return 1')()),
      policy: tried(() =>
        (window as unknown as { trustedTypes: TrustedTypePolicyFactory }).trustedTypes.createPolicy(
          'another',
          {},
        ),
      ),
    }
  })
  expect(outcome).toEqual({ markup: 'refused', code: 'refused', policy: 'refused' })
  const script = await page.evaluate(() => {
    const element = document.createElement('script')
    element.append('window.ran = true')
    document.body.append(element)
    return 'ran' in window
  })
  expect(script).toBe(false)
  const style = await page.evaluate(() => {
    document.body.setAttribute('style', 'background: red')
    return getComputedStyle(document.body).backgroundColor
  })
  expect(style).not.toBe('rgb(255, 0, 0)')
})

type TrustedTypePolicyFactory = { createPolicy(name: string, rules: object): unknown }

test('nothing of a session is left where scripts or other sites could read it', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  const cookies = await page.context().cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie.name).toMatch(/^__Host-desk\./)
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' })
  }
  const readable = await page.evaluate(() => ({
    cookie: document.cookie,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    address: location.href,
  }))
  const token = decodeURIComponent(cookies[0]?.value ?? '').split('.')[0] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(JSON.stringify(readable)).not.toContain(token)
  expect(readable).toMatchObject({ cookie: '', local: '{}', session: '{}' })
  const caches = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const cache = await window.caches.open('desk-2')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(caches.filter((path) => path.startsWith('/desk/calls/'))).toEqual([])
})

test('an export that is gone to as to a page stays nowhere in the browser', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  desk.fill()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The worker answers for pages that were loaded under it.
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(() => location.assign('/desk/calls/export/enquiries.csv')),
  ])
  const saved = await download.path()
  expect(readFileSync(saved, 'utf8')).toContain('received_at')
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('desk-2')
    const shell = await cache.match('/desk/')
    return { type: shell?.headers.get('content-type'), text: await shell?.text() }
  })
  expect(kept.type).toMatch(/^text\/html/)
  expect(kept.text).toContain('<!doctype html>')
})

test('it installs as an app, and its shell opens without a line', async ({ page, desk }) => {
  await setUp(page, desk)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // Until the worker has kept what was loaded before it was there.
    for (;;) {
      const kept = await (await caches.open('desk-2')).keys()
      if (kept.length > 4) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  const manifest = await page.request.get(`${desk.origin}/desk/manifest.webmanifest`)
  expect(await manifest.json()).toMatchObject({
    start_url: '/desk/',
    scope: '/desk/',
    display: 'standalone',
  })
  await page.context().setOffline(true)
  await page.goto(`${desk.origin}/desk/`)
  await expect(page.getByRole('alert')).toContainText('This could not be loaded')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
})

test('Dashboard leads to the desk in the same tab, and the site loads nothing of it', async ({
  page,
  desk,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(`${desk.origin}/home`)
  await page.waitForLoadState('networkidle')
  for (const path of ['/pricing', '/faq']) await page.goto(desk.origin + path)
  expect(asked.filter((path) => path.startsWith('/desk'))).toEqual([])
  const workers = await page.evaluate(async () => navigator.serviceWorker.getRegistrations())
  expect(workers).toEqual([])
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(`${desk.origin}/desk/sign-in`)
  expect(page.context().pages()).toHaveLength(1)
})
