import type { Call } from '#contract/call.ts'
import * as calls from '#contract/calls/desk-sign-in.ts'
import { type Exchange, refuse } from '../http/exchange.ts'
import type { Mount } from '../http/mount.ts'
import { countAtAddress } from './attempts.ts'
import { callerOf } from './caller.ts'
import type { StaffDeps } from './deps.ts'
import { hashOfToken } from './links.ts'
import { askForReset, resetPassword } from './password-reset.ts'
import { setUp } from './set-up.ts'
import { challengePasskey, signIn, signInWithCode, signInWithPasskey, signOut } from './sign-in.ts'
import { join } from './team.ts'

const from = ({ header, visitor }: Pick<Exchange<Call>, 'header' | 'visitor'>) => ({
  caller: callerOf(header, visitor),
  visitor,
})

export function mountSignIn(mount: Mount, deps: StaffDeps & { resetByMail: boolean }): void {
  const { storage, now } = deps

  mount(calls.signInOptions, async () => ({
    set_up: await storage.read.staff.isEmpty(),
    reset_by_mail: deps.resetByMail,
  }))

  mount(calls.setUpDesk, async (exchange) => {
    const result = await setUp(deps, exchange.body, from(exchange).caller)
    if (result.status !== 'signed-in') return refuse(result.status)
    exchange.addCookies(result.cookies)
    return { status: 'signed-in' } as const
  })

  mount(calls.signIn, async (exchange) => {
    const result = await signIn(deps, exchange.body, from(exchange))
    if (result.status === 'wrong-sign-in') return refuse('wrong-sign-in')
    exchange.addCookies(result.cookies)
    return { status: result.status }
  })

  mount(calls.signInWithCode, async (exchange) => {
    const result = await signInWithCode(deps, exchange.body, from(exchange))
    if (result.status !== 'signed-in') return refuse(result.status)
    exchange.addCookies(result.cookies)
    return { status: 'signed-in' } as const
  })

  mount(calls.askForPasskey, async (exchange) => {
    const { options, cookies } = await challengePasskey(deps, from(exchange))
    exchange.addCookies(cookies)
    return options
  })

  mount(calls.signInWithPasskey, async (exchange) => {
    const result = await signInWithPasskey(deps, exchange.body.response, from(exchange))
    if (result.status !== 'signed-in') return refuse(result.status)
    exchange.addCookies(result.cookies)
    return { status: 'signed-in' } as const
  })

  mount(calls.forgotPassword, async ({ body, visitor }) => {
    if (deps.resetByMail) await askForReset(deps, body.email, visitor)
    return null
  })

  mount(calls.readLink, async ({ body, visitor }) => {
    await countAtAddress(deps, visitor)
    const link = await storage.read.staffLinks.peek(hashOfToken(body.token), now())
    if (!link) return refuse('link-spent')
    return { kind: link.kind, email: link.email, role: link.role }
  })

  mount(calls.acceptInvitation, async (exchange) => {
    const result = await join(deps, exchange.body, from(exchange).caller)
    if (result.status !== 'signed-in') return refuse(result.status)
    exchange.addCookies(result.cookies)
    return { status: 'signed-in' } as const
  })

  mount(calls.resetPassword, async (exchange) => {
    const result = await resetPassword(deps, exchange.body, from(exchange).caller)
    return result === 'reset' ? null : refuse(result)
  })

  mount(calls.signOut, async (exchange) => {
    exchange.addCookies(await signOut(deps, exchange.staff, from(exchange).caller))
    return null
  })
}
