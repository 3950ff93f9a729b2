import { request } from 'node:http'
import { expect, test } from 'vitest'
import { MY_DATA_LINKS_PATH } from '#contract/my-data.ts'
import { addMadeUpLanguage } from '../testing/made-up-language.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { mailSettings, writeAndGetReceipt } from './testing/receipt-holder.ts'

const navigation = {
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
}

async function startWithMail() {
  const post = await startSmtpPeer()
  const site = await startTestApp({ settings: mailSettings(post) })
  return { site, ...(await writeAndGetReceipt(site, post)) }
}

/** As a browser posts a form by itself; fetch would add headers of its own. */
function postForm(site: TestApp, fields: Record<string, string>, headers: Record<string, string>) {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const options = { method: 'POST', headers: { ...type, ...headers } }
  return new Promise<{ status: number; location: string | null }>((resolve, reject) => {
    const outgoing = request(site.origin + MY_DATA_LINKS_PATH, options, (response) => {
      const { statusCode: status = 0, headers: given } = response.resume()
      resolve({ status, location: given.location ?? null })
    })
    outgoing.once('error', reject)
    outgoing.end(new URLSearchParams(fields).toString())
  })
}
const linksAsked = async (site: TestApp) =>
  (await site.outbox()).filter(({ channel }) => channel === 'link').length

test('a form that is posted without script is led back to its page', async () => {
  const { site, reference, email } = await startWithMail()
  const accepted = { status: 303, location: '/my-data/accepted' }
  expect(await postForm(site, { reference, email }, navigation)).toEqual(accepted)
  expect(await linksAsked(site)).toBe(1)
  expect(await postForm(site, { reference, email: 'x@y.example' }, navigation)).toEqual(accepted)
  expect(await linksAsked(site)).toBe(1)
  const empty = await postForm(site, { reference: '', email }, navigation)
  expect(empty.location).toBe('/my-data/incomplete')
  const silent = await startTestApp()
  const unmailed = await postForm(silent, { reference, email }, navigation)
  expect(unmailed.location).toBe('/my-data/no-mail')
})

test('from a page in another language it is led back to that', async () => {
  const language = addMadeUpLanguage()
  const { site, reference, email } = await startWithMail()
  const accepted = await postForm(site, { reference, email, language }, navigation)
  expect(accepted).toEqual({ status: 303, location: '/zz/my-data/accepted' })
})

test('over plain http its Origin is enough', async () => {
  const { site, reference, email } = await startWithMail()
  expect((await postForm(site, { reference, email }, { Origin: site.origin })).status).toBe(303)
})

test.each<[string, Record<string, string>]>([
  ['another site', { ...navigation, 'Sec-Fetch-Site': 'cross-site' }],
  ['a frame', { ...navigation, 'Sec-Fetch-Dest': 'iframe' }],
  ["another site's script", { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
  ['a foreign origin', { Origin: 'https://elsewhere.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['nobody', {}],
])('a form from %s is refused', async (_, headers) => {
  const { site, reference, email } = await startWithMail()
  expect((await postForm(site, { reference, email }, headers)).status).toBe(403)
  expect(await linksAsked(site)).toBe(0)
})
