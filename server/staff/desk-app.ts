import { Hono } from 'hono'
import { deskCalls } from '#contract/calls.ts'
import type { AppEnv } from '../http/call.ts'
import { callHeaders } from '../http/call-headers.ts'
import { createCallRules } from '../http/call-rules.ts'
import { answerFailure } from '../http/failure.ts'
import { createMount } from '../http/mount.ts'
import { problem } from '../http/problem.ts'
import { nameRoute } from '../http/route-name.ts'
import type { Signer } from '../http/signer.ts'
import { type Desk, type DeskDeps, deskGuard, mountDesk } from './desk.ts'

/** The desk's calls and nothing else: what a port of its own serves. */
export function createDeskApp(desk: Desk, deps: DeskDeps & { signer: Signer }): Hono<AppEnv> {
  const { env, log, now } = deps
  const callRules = createCallRules(env, deps)
  const app = new Hono<AppEnv>()
  app.use(callHeaders(callRules.trustedProxies, env.http.HSTS_PRELOAD))
  const staffGuard = deskGuard(desk, env)
  mountDesk(createMount(app, { ...callRules, table: deskCalls, staffGuard }), desk, {
    ...deps,
    limits: callRules.limits,
  })
  app.notFound((c) => {
    nameRoute(c.env.outgoing, 'not-found')
    return problem(c, 'not-found')
  })
  app.onError((error, c) => answerFailure(error, c, log, now))
  return app
}
