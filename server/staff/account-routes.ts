import type { Call, Role } from '#contract/call.ts'
import * as calls from '#contract/calls/desk-account.ts'
import type { TeamMember } from '#contract/staff.ts'
import { type Exchange, refuse, type Staff } from '../http/exchange.ts'
import type { Mount } from '../http/mount.ts'
import { callerOf } from './caller.ts'
import type { StaffDeps } from './deps.ts'
import {
  addPasskey,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  newRecoveryCodes,
  type Oneself,
  removePasskey,
  rename,
  startPasskey,
  startSecondFactor,
  stopSecondFactor,
} from './own-account.ts'
import type { Member } from './ports.ts'

type OwnExchange = Pick<Exchange<Call & { callers: Role }>, 'header' | 'visitor'> & { staff: Staff }

export const oneself = ({ header, visitor, staff }: OwnExchange): Oneself => ({
  staff,
  visitor,
  caller: callerOf(header, visitor),
})

export const shownMember = (member: Member): TeamMember => ({
  id: member.id,
  name: member.name,
  email: member.email,
  role: member.role,
  disabled: member.disabled,
  second_factor: member.secondFactor,
  seen_at: member.seenAt,
  absent_until: member.absentUntil,
})

export function mountAccount(mount: Mount, deps: StaffDeps): void {
  const { read } = deps.storage

  mount(calls.whoAmI, async ({ staff }) => {
    const member = await read.staff.find(staff.id)
    if (!member) throw new Error('a session without its member')
    return shownMember(member)
  })

  mount(calls.renameMyself, async (exchange) => {
    await rename(deps, exchange.body.name, oneself(exchange))
    return null
  })

  mount(calls.changePassword, async (exchange) => {
    const result = await changePassword(deps, exchange.body, oneself(exchange))
    return result === 'changed' ? null : refuse(result)
  })

  mount(calls.startSecondFactor, async (exchange) => {
    const result = await startSecondFactor(deps, exchange.body.password, oneself(exchange))
    if (result.status === 'wrong-password') return refuse('wrong-password')
    if (result.status === 'refused') return refuse('conflict')
    return { uri: result.uri, recovery_codes: result.recoveryCodes }
  })

  mount(calls.confirmSecondFactor, async (exchange) => {
    const result = await confirmSecondFactor(deps, exchange.body.code, oneself(exchange))
    if (result.status === 'wrong-code') return refuse('wrong-code')
    exchange.addCookies(result.cookies)
    return null
  })

  mount(calls.stopSecondFactor, async (exchange) => {
    const result = await stopSecondFactor(deps, exchange.body.password, oneself(exchange))
    if (result.status === 'wrong-password') return refuse('wrong-password')
    exchange.addCookies(result.cookies)
    return null
  })

  mount(calls.newRecoveryCodes, async (exchange) => {
    const result = await newRecoveryCodes(deps, exchange.body.password, oneself(exchange))
    if (result.status !== 'made') return refuse(result.status)
    return { recovery_codes: result.codes }
  })

  mount(calls.listPasskeys, async ({ staff }) => {
    const passkeys = await read.staff.passkeys(staff.id)
    return {
      passkeys: passkeys.map(({ createdAt, ...rest }) => ({ ...rest, created_at: createdAt })),
    }
  })

  mount(calls.startPasskey, async (exchange) => {
    const result = await startPasskey(deps, exchange.body.password, oneself(exchange))
    if (result.status === 'wrong-password') return refuse('wrong-password')
    exchange.addCookies(result.cookies)
    return result.options
  })

  mount(calls.addPasskey, async (exchange) => {
    const added = await addPasskey(deps, exchange.body, oneself(exchange))
    return added ? null : refuse('wrong-sign-in')
  })

  mount(calls.removePasskey, async (exchange) => {
    const removed = await removePasskey(deps, exchange.params.passkey, oneself(exchange))
    return removed ? null : refuse('not-found')
  })

  mount(calls.listSessions, async ({ staff }) => {
    const sessions = await read.staff.sessions(staff.id, deps.now())
    return {
      sessions: sessions.map((session) => ({
        id: session.id,
        address: session.address,
        browser: session.browser,
        created_at: session.createdAt,
        seen_at: session.seenAt,
        current: session.id === staff.sessionId,
      })),
    }
  })

  mount(calls.endSession, async (exchange) => {
    const ended = await endSession(deps, exchange.params.session, oneself(exchange))
    return ended ? null : refuse('not-found')
  })

  mount(calls.endOtherSessions, async (exchange) => {
    await endOtherSessions(deps, oneself(exchange))
    return null
  })
}
