import { expect, test } from 'vitest'
import { brand } from '#content/facts/brand.ts'
import {
  confirmSecondFactor,
  newRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
  whoAmI,
} from '#contract/calls/desk-account.ts'
import { signInWithCode } from '#contract/calls/desk-sign-in.ts'
import { appCode } from '../testing/authenticator-app.ts'
import { type DeskBrowser, owner, PASSWORD, setUpOwner, signInAs } from '../testing/desk-browser.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const password = PASSWORD
async function withSecondFactor() {
  const site = await startTestApp()
  const browser = await setUpOwner(site)
  const started = await browser.ask(startSecondFactor, { body: { password } })
  const { uri, recovery_codes } = started.body as { uri: string; recovery_codes: string[] }
  const confirmed = await browser.ask(confirmSecondFactor, { body: { code: appCode(uri) } })
  expect(confirmed.status).toBe(204)
  return { site, browser, uri, codes: recovery_codes }
}

const begin = async (site: TestApp): Promise<DeskBrowser> => {
  const { browser, answer } = await signInAs(site, owner.email)
  expect(answer.body).toEqual({ status: 'second-factor' })
  expect((await browser.ask(whoAmI, {})).status).toBe(401)
  return browser
}

test('a code of the app is asked for after the password, and works once', async () => {
  const { site, browser, uri } = await withSecondFactor()
  expect((await browser.ask(whoAmI, {})).body).toMatchObject({ second_factor: true })
  expect(uri.startsWith(`otpauth://totp/${brand.name}`)).toBe(true)

  const first = await begin(site)
  const code = appCode(uri, 1)
  const app = (one: string) => ({ body: { kind: 'app' as const, code: one } })
  expect((await first.ask(signInWithCode, app('000000'))).status).toBe(401)
  expect((await first.ask(signInWithCode, app(code))).body).toEqual({ status: 'signed-in' })
  expect((await first.ask(whoAmI, {})).status).toBe(200)

  const again = await begin(site)
  expect((await again.ask(signInWithCode, app(code))).body).toMatchObject({
    type: '/problems/wrong-code',
  })
})

test('without the password before it, no code is taken', async () => {
  const { site, uri } = await withSecondFactor()
  const { browser } = await signInAs(site, owner.email, 'not the password')
  const answer = await browser.ask(signInWithCode, {
    body: { kind: 'app', code: appCode(uri, 1) },
  })
  expect(answer.body).toMatchObject({ type: '/problems/sign-in-expired' })
})

test('a recovery code works once', async () => {
  const { site, codes } = await withSecondFactor()
  expect(codes).toHaveLength(10)
  const body = { kind: 'recovery' as const, code: codes[3] ?? '' }
  const browser = await begin(site)
  expect((await browser.ask(signInWithCode, { body })).status).toBe(200)
  expect((await (await begin(site)).ask(signInWithCode, { body })).status).toBe(401)
})

test('new recovery codes end the old ones; without the password there are none', async () => {
  const { site, browser, codes } = await withSecondFactor()
  const refused = await browser.ask(newRecoveryCodes, { body: { password: 'a guess' } })
  expect(refused.status).toBe(401)
  const made = await browser.ask(newRecoveryCodes, { body: { password } })
  const { recovery_codes: fresh } = made.body as { recovery_codes: string[] }
  const use = async (code = '') =>
    (await (await begin(site)).ask(signInWithCode, { body: { kind: 'recovery', code } })).status
  expect(await use(codes[0])).toBe(401)
  expect(await use(fresh[0])).toBe(200)
})

test('it is switched off with the password alone', async () => {
  const { site, browser } = await withSecondFactor()
  expect((await browser.ask(stopSecondFactor, { body: { password: 'a guess' } })).status).toBe(401)
  expect((await browser.ask(stopSecondFactor, { body: { password } })).status).toBe(204)
  expect((await browser.ask(whoAmI, {})).body).toMatchObject({ second_factor: false })
  const { answer } = await signInAs(site, owner.email)
  expect(answer.body).toEqual({ status: 'signed-in' })
})

test('an app that was never confirmed is not asked for', async () => {
  const site = await startTestApp()
  const browser = await setUpOwner(site)
  const wrong = await browser.ask(startSecondFactor, { body: { password: 'a guess' } })
  expect(wrong.body).toMatchObject({ type: '/problems/wrong-password' })
  expect((await browser.ask(startSecondFactor, { body: { password } })).status).toBe(200)
  const bad = await browser.ask(confirmSecondFactor, { body: { code: '000000' } })
  expect(bad.status).toBe(401)
  expect((await signInAs(site, owner.email)).answer.body).toEqual({ status: 'signed-in' })
})
