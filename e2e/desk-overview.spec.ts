import { readFileSync } from 'node:fs'
import { PROMISE_FIGURES_PATH } from '../contract/promise-figures.ts'
import { expect, setUp, test } from './desk-service.ts'
import { openAlive } from './hydration.ts'

test('each chart has its table and its CSV, and the site shows the figures once the owner wants it', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  desk.fill()
  await page.goto(`${desk.origin}/desk/overview`)
  const charts = [
    'Enquiries a day',
    'First reply',
    'Languages',
    'Topics',
    'Calls',
    'When they write',
  ]
  for (const title of charts) {
    const chart = page.getByRole('region', { name: title, exact: true })
    // It is there for screen readers all the while, and is shown to all on demand.
    const table = chart.getByRole('table', { name: title })
    await expect(table.getByRole('row').nth(1)).toBeAttached()
    await chart.getByRole('button', { name: 'Table' }).click()
    await expect(chart.locator('svg')).toHaveCount(0)
    const saving = page.waitForEvent('download')
    await chart.getByRole('button', { name: 'CSV' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^[a-z-]+\.csv$/)
    const lines = readFileSync(await saved.path(), 'utf8').split('\r\n')
    const rows = await table.getByRole('row').all()
    expect(lines).toHaveLength(rows.length)
    const second = await rows[1]?.getByRole('cell').allTextContents()
    expect(lines[1]).toBe(second?.map((cell) => `"${cell}"`).join(','))
  }
  const calls = page.getByRole('region', { name: 'Calls', exact: true })
  await expect(calls).toContainText('What became of 9 demo calls')
  await expect(calls.getByRole('row', { name: 'ended 6' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const shown = visitor.getByText(/^In the last 30 days we answered [\d.]+% of enquiries/)
  const asked = visitor.waitForResponse(`**${PROMISE_FIGURES_PATH}`)
  await openAlive(visitor, `${desk.origin}/home`)
  expect(await (await asked).json()).toBeNull()
  await expect(shown).toHaveCount(0)
  await page.goto(`${desk.origin}/desk/settings`)
  await page.getByLabel('Show them on the site').click()
  await expect(page.getByText('The site shows the figures.')).toBeVisible()
  await openAlive(visitor, `${desk.origin}/home`)
  await expect(shown).toBeAttached()
})
