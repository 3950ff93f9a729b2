import { expect, test } from 'vitest'
import type { Role } from '#contract/call.ts'
import { endOtherSessions, endSession, listSessions, whoAmI } from '#contract/calls/desk-account.ts'
import {
  acceptInvitation,
  forgotPassword,
  readLink,
  resetPassword,
} from '#contract/calls/desk-sign-in.ts'
import {
  changeMember,
  invite,
  listTeam,
  makeResetLink,
  withdrawInvitation,
} from '#contract/calls/desk-team.ts'
import type { TeamMember } from '#contract/staff.ts'
import { DAY } from '../testing/clock.ts'
import { joinAs, openDesk, owner, setUpOwner, signInAs } from '../testing/desk-browser.ts'
import { eventually } from '../testing/eventually.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const idOf = async (browser: ReturnType<typeof openDesk>, role: Role) => {
  const { members } = (await browser.ask(listTeam, {})).body as { members: TeamMember[] }
  return members.find((member) => member.role === role)?.id ?? ''
}

test('an invitation is for one address and one role, and works once', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const invited = await boss.ask(invite, { body: { email: 'A@Business.example ', role: 'agent' } })
  const { token } = invited.body as { token: string }
  const guest = openDesk(site)
  expect((await guest.ask(readLink, { body: { token } })).body).toEqual({
    kind: 'invitation',
    email: 'a@business.example',
    role: 'agent',
  })
  const body = { token, name: 'Agent 1', password: 'a long enough password' }
  expect((await guest.ask(acceptInvitation, { body: { ...body, password: 'short' } })).status).toBe(
    422,
  )
  expect((await guest.ask(acceptInvitation, { body })).status).toBe(201)
  expect((await guest.ask(whoAmI, {})).body).toMatchObject({ name: 'Agent 1', role: 'agent' })
  expect((await openDesk(site).ask(acceptInvitation, { body })).status).toBe(410)
  const again = await boss.ask(invite, { body: { email: 'a@business.example', role: 'viewer' } })
  expect(again.body).toMatchObject({ type: '/problems/already-member' })
})

test('links that somebody made end when they are no owner any more', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const second = await joinAs(site, boss, 'agent')
  const member = await idOf(boss, 'agent')
  const change = (body: { role?: Role; disabled?: boolean }) =>
    boss.ask(changeMember, { params: { member }, body })
  const invited = async (by: typeof boss, email: string) =>
    ((await by.ask(invite, { body: { email, role: 'owner' } })).body as { token: string }).token
  const works = async (token: string) =>
    (await openDesk(site).ask(readLink, { body: { token } })).status
  const mine = await invited(boss, 'mine@business.example')
  for (const after of [{ role: 'agent' }, { disabled: true }] as const) {
    await change({ role: 'owner' })
    const theirs = await invited(second, 'theirs@business.example')
    const params = { member: await idOf(boss, 'owner') }
    const reset = await second.ask(makeResetLink, { params, body: { clear_second_factor: true } })
    const { token } = reset.body as { token: string }
    expect([await works(theirs), await works(token)]).toEqual([200, 200])
    await change(after)
    expect([await works(theirs), await works(token)]).toEqual([410, 410])
  }
  expect(await works(mine)).toBe(200)
})

test('an invitation ends when it is withdrawn, replaced, or a week old', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const inviteAgain = async () => {
    const { body } = await boss.ask(invite, {
      body: { email: 'a@business.example', role: 'agent' },
    })
    return (body as { token: string }).token
  }
  const works = async (token: string) =>
    (await openDesk(site).ask(readLink, { body: { token } })).status === 200
  const replaced = await inviteAgain()
  const withdrawn = await inviteAgain()
  expect([await works(replaced), await works(withdrawn)]).toEqual([false, true])
  const { invitations } = (await boss.ask(listTeam, {})).body as { invitations: { id: string }[] }
  expect(invitations).toHaveLength(1)
  const invitation = invitations[0]?.id ?? ''
  expect((await boss.ask(withdrawInvitation, { params: { invitation } })).status).toBe(204)
  expect((await boss.ask(withdrawInvitation, { params: { invitation } })).status).toBe(404)
  expect(await works(withdrawn)).toBe(false)
  const old = await inviteAgain()
  site.clock.advance(7 * DAY + 1)
  expect(await works(old)).toBe(false)
})

test('a changed role counts from the next call, and who is disabled is out at once', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const agent = await joinAs(site, boss, 'agent')
  const member = await idOf(boss, 'agent')
  const body = { email: 'b@business.example', role: 'viewer' as const }
  expect((await agent.ask(invite, { body })).status).toBe(403)
  await boss.ask(changeMember, { params: { member }, body: { role: 'owner' } })
  expect((await agent.ask(invite, { body })).status).toBe(201)
  await boss.ask(changeMember, { params: { member }, body: { disabled: true } })
  expect((await agent.ask(whoAmI, {})).status).toBe(401)
  expect((await signInAs(site, 'agent@business.example')).answer.status).toBe(401)
  await boss.ask(changeMember, { params: { member }, body: { disabled: false } })
  expect((await signInAs(site, 'agent@business.example')).answer.status).toBe(200)
})

test('there is always an owner who can sign in', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const me = await idOf(boss, 'owner')
  for (const body of [{ role: 'agent' as const }, { disabled: true }]) {
    const answer = await boss.ask(changeMember, { params: { member: me }, body })
    expect(answer.body).toMatchObject({ type: '/problems/last-owner' })
  }
  const second = await joinAs(site, boss, 'agent')
  const other = await idOf(boss, 'agent')
  await boss.ask(changeMember, { params: { member: other }, body: { role: 'owner' } })
  const both = await Promise.all([
    boss.ask(changeMember, { params: { member: other }, body: { role: 'agent' } }),
    second.ask(changeMember, { params: { member: me }, body: { role: 'agent' } }),
  ])
  // Whoever comes second is no owner any more, or would leave none: it depends on the moment.
  const [done, refused] = both.map(({ status }) => status).sort()
  expect(done).toBe(204)
  expect([403, 409]).toContain(refused)
  const { members } = (await boss.ask(listTeam, {})).body as { members: TeamMember[] }
  expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
})

test('sessions are listed, and ended by their owner alone', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const { browser: phone } = await signInAs(site, owner.email)
  const agent = await joinAs(site, boss, 'agent')
  const list = async (browser: typeof boss) =>
    ((await browser.ask(listSessions, {})).body as { sessions: { id: string; current: boolean }[] })
      .sessions
  const ofBoss = await list(boss)
  expect(ofBoss.map(({ current }) => current).sort()).toEqual([false, true])
  expect(JSON.stringify(ofBoss)).not.toContain('token')
  const session = ofBoss.find(({ current }) => !current)?.id ?? ''
  expect((await agent.ask(endSession, { params: { session } })).status).toBe(404)
  expect((await phone.ask(whoAmI, {})).status).toBe(200)
  expect((await boss.ask(endSession, { params: { session } })).status).toBe(204)
  expect((await phone.ask(whoAmI, {})).status).toBe(401)
  const { browser: laptop } = await signInAs(site, owner.email)
  await boss.ask(endOtherSessions, {})
  expect((await laptop.ask(whoAmI, {})).status).toBe(401)
  expect((await boss.ask(whoAmI, {})).status).toBe(200)
})

test('the owner makes a reset link; it ends every session, and the second factor if told so', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const agent = await joinAs(site, boss, 'agent')
  const member = await idOf(boss, 'agent')
  const made = await boss.ask(makeResetLink, {
    params: { member },
    body: { clear_second_factor: true },
  })
  const { token } = made.body as { token: string }
  const password = 'quite another password'
  const guest = openDesk(site)
  expect((await guest.ask(resetPassword, { body: { token, password } })).status).toBe(204)
  expect((await agent.ask(whoAmI, {})).status).toBe(401)
  expect((await signInAs(site, 'agent@business.example')).answer.status).toBe(401)
  expect((await signInAs(site, 'agent@business.example', password)).answer.status).toBe(200)
  expect((await guest.ask(resetPassword, { body: { token, password } })).status).toBe(410)
})

test('a reset link comes by mail, to a set address, and only to who has an account', async () => {
  const post = await startSmtpPeer()
  const site = await startTestApp({
    settings: {
      MAILER: 'smtp',
      SMTP_URL: post.url,
      NOTIFY_TO: 'team@business.example',
      SITE_ORIGIN: 'https://business.example',
    },
  })
  await setUpOwner(site)
  const guest = openDesk(site)
  for (const email of ['nobody@business.example', owner.email]) {
    expect((await guest.ask(forgotPassword, { body: { email } })).status).toBe(204)
  }
  await eventually(() => post.mails.length > 0, 10_000)
  expect(post.mails.map(({ recipients }) => recipients)).toEqual([[owner.email]])
  const link = /https:\S+/.exec(post.mails[0]?.mail.text ?? '')?.[0] ?? ''
  expect(link).toMatch(/^https:\/\/business\.example\/desk\/reset#[\w-]{43}$/)
  const token = new URL(link).hash.slice(1)
  const stored = JSON.stringify([
    await site.outbox(),
    await site.storage.db.selectFrom('staff_links').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
  const body = { token, password: 'quite another password' }
  expect((await guest.ask(resetPassword, { body })).status).toBe(204)
  expect((await signInAs(site, owner.email, body.password)).answer.status).toBe(200)
  for (let asked = 0; asked < 2; asked++) {
    await guest.ask(forgotPassword, { body: { email: owner.email } })
  }
  const flood = await guest.ask(forgotPassword, { body: { email: owner.email } })
  expect(flood.status).toBe(429)
})

test('a mail that is tried again leaves one link that works, not one for each try', async () => {
  const post = await startSmtpPeer()
  const site = await startTestApp({
    settings: {
      ...{ MAILER: 'smtp', SMTP_URL: post.url, NOTIFY_TO: 'team@business.example' },
      SITE_ORIGIN: 'https://business.example',
    },
  })
  await setUpOwner(site)
  post.setMood('refuse-later')
  await openDesk(site).ask(forgotPassword, { body: { email: owner.email } })
  await eventually(async () => (await site.outbox())[0]?.last_error)
  post.setMood('accept')
  site.clock.advance(60_000)
  await eventually(() => {
    site.service.outbox.wake()
    return post.mails.length > 0
  })
  const links = await site.storage.db.selectFrom('staff_links').selectAll().execute()
  expect(links.filter(({ kind }) => kind === 'reset')).toHaveLength(1)
})
