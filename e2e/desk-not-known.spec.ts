import { readFileSync } from 'node:fs'
import { axeFindings } from './accessibility.ts'
import { expect, setUp, test } from './desk-service.ts'

const question = 'Who won the cricket match yesterday?'

test('a question that was declined is decided about, taken back, and exported as a row of the evaluation', async ({
  page,
  desk,
}) => {
  const chat = (await (await fetch(`${desk.origin}/generate_chat_id`)).json()) as {
    chat_id: string
  }
  const asked = new URLSearchParams({ chat_id: chat.chat_id, text: question })
  await (await fetch(`${desk.origin}/generate_chat_response?${asked}`)).text()
  await setUp(page, desk)
  await page.getByRole('link', { name: 'Not known' }).first().click()
  await expect(page.getByRole('heading', { name: question })).toBeVisible()
  await expect(page.getByText('declined 1')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: `Should decline: ${question}` }).click()
  await expect(page.getByText('The assistant knew what it was asked.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: question })).toBeVisible()

  await page.getByRole('button', { name: `Should decline: ${question}` }).click()
  await page.getByRole('button', { name: 'Should decline 1' }).click()
  await expect(page).toHaveURL(/is=should-decline/)
  await expect(page.getByRole('heading', { name: question })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as evaluation rows' }).click()
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n')
  expect(rows.map((row) => JSON.parse(row))).toEqual([
    expect.objectContaining({ lang: 'en', kind: 'decline', turns: [question] }),
  ])

  await page.getByRole('link', { name: 'Open the chat' }).click()
  await expect(page.getByText(question).first()).toBeVisible()
})
