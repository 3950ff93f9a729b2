import { Hono } from 'hono'
import { FORM_TOKEN_PATH } from '#contract/form-token.ts'
import type { AppEnv } from './call.ts'
import { allowOrigin, comesFromHere } from './origin-rules.ts'
import { problem } from './problem.ts'
import { nameRoute } from './route-name.ts'
import type { Signer } from './signer.ts'

const PURPOSE = 'form'
const LASTS_MS = 2 * 3_600_000

export const isFormToken = async (signer: Signer, token: string | undefined): Promise<boolean> =>
  (await signer.read(PURPOSE, token)) !== null

/**
 * Hands out the token. A page of another site may ask for it but not read it: without an allowed
 * origin there is no CORS header.
 */
export function formTokenRoutes(signer: Signer, allowed: ReadonlySet<string>): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.all(FORM_TOKEN_PATH, async (c) => {
    nameRoute(c.env.outgoing, 'form-token')
    c.header('Cache-Control', 'no-store')
    allowOrigin(c, allowed)
    if (c.req.raw.method !== 'GET') return problem(c, 'method-not-allowed', { allow: 'GET' })
    if (!comesFromHere(c.env.incoming.headers, allowed)) return problem(c, 'not-from-here')
    return c.text(await signer.sign(PURPOSE, '', LASTS_MS))
  })
  return app
}
