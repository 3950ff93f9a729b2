import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { resetPassword, setUpDesk } from '#contract/calls/desk-sign-in.ts'
import { openDesk, owner, setUpOwner, signInAs } from '../testing/desk-browser.ts'
import { runScript } from '../testing/run-script.ts'
import { startMain } from '../testing/start-main.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const tokenIn = (text: string): string => /#([\w-]{43})/.exec(text)?.[1] ?? ''

test('the operator makes a link for whoever cannot sign in', async () => {
  const site = await startTestApp()
  const run = (...given: string[]) =>
    runScript('scripts/desk-link.ts', given, { DATA_DIR: site.dataDir })
  const first = await run()
  expect(first.stdout).toMatch(/^http:\/\/localhost:3000\/desk\/set-up#/)
  const guest = openDesk(site)
  const body = { ...owner, token: tokenIn(first.stdout) }
  expect((await guest.ask(setUpDesk, { body })).status).toBe(201)
  expect(await run()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('name the address'),
  })
  expect(await run('nobody@business.example')).toMatchObject({ code: 1 })
  const reset = await run('Owner@business.example')
  expect(reset.stdout).toContain('/desk/reset#')
  const next = { token: tokenIn(reset.stdout), password: 'quite another password' }
  expect((await guest.ask(resetPassword, { body: next })).status).toBe(204)
  expect((await signInAs(site, owner.email, next.password)).answer.status).toBe(200)
})

test('the start prints the set-up link once; it works after a restart, and not after it was used', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-set-up-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const start = async () => {
    const main = await startMain({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    while (!main.output().includes('the desk is at'))
      await new Promise((next) => setTimeout(next, 20))
    return main
  }
  const first = await start()
  const token = tokenIn(first.output())
  expect(token).not.toBe('')
  first.signal('SIGKILL')
  await first.ended
  const second = await start()
  expect(tokenIn(second.output())).toBe('')
  expect(second.output()).toContain('the set-up link printed before works until')
  const guest = openDesk(second)
  expect((await guest.ask(setUpDesk, { body: { ...owner, token } })).status).toBe(201)
  second.signal('SIGKILL')
  await second.ended
  const third = await start()
  expect(third.output()).not.toContain('set-up')
  third.signal('SIGTERM')
  expect(await third.ended).toBe(0)
})

test('a weak password is refused before the link is used up', async () => {
  const site = await startTestApp()
  await expect(setUpOwner(site)).resolves.toBeDefined()
  const { browser } = await signInAs(site, owner.email)
  const { changePassword } = await import('#contract/calls/desk-account.ts')
  const weak = await browser.ask(changePassword, {
    body: { password: owner.password, next: 'owner-owner-123' },
  })
  expect(weak.body).toMatchObject({ type: '/problems/weak-password' })
})
