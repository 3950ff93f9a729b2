import { expect } from 'vitest'
import { listEnquiries, readEnquiry } from '#contract/calls/desk-inbox.ts'
import type { InboxRow, OpenEnquiry } from '#contract/inbox.ts'
import { anEnquiry } from '../../../testing/an-enquiry.ts'
import type { DeskBrowser } from '../../../testing/desk-browser.ts'
import { readReceipt, type TestApp } from '../../../testing/start-test-app.ts'

export type Listed = { enquiries: InboxRow[]; next: string | null; counts: Record<string, number> }
export type ListQuery = Record<string, string>

export async function list(
  browser: DeskBrowser,
  query: Record<string, string> = {},
): Promise<Listed> {
  const answer = await browser.ask(listEnquiries, { query: query as never })
  expect(answer.status).toBe(200)
  return answer.body as Listed
}
export const namesOf = async (browser: DeskBrowser, query: ListQuery = {}) =>
  (await list(browser, query)).enquiries.map(({ name }) => name)

export async function send(site: TestApp, name: string, more: object = {}): Promise<string> {
  const values = anEnquiry({ name, query: `A question of ${name}`, ...more })
  return (await readReceipt(await site.sendEnquiry(values))).id
}
export const open = async (browser: DeskBrowser, enquiry: string) =>
  (await browser.ask(readEnquiry, { params: { enquiry } })).body as OpenEnquiry
