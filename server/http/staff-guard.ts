import { type Role, roles } from '#contract/call.ts'
import type { CallContext } from './call.ts'
import type { Staff } from './exchange.ts'
import { problem } from './problem.ts'

export type StaffGuardOptions = {
  /** The desk's own address: where it is set, the desk is nowhere else. */
  deskOrigin: string | undefined
  /** The site's public address, which a proxy in front may not pass on as the host. */
  siteOrigin: string | undefined
  ready: () => Promise<void>
  /** Who is signed in, as the request's cookie says. */
  whoIs: (c: CallContext) => Promise<Staff | null>
}

export type StaffGuard = ReturnType<typeof createStaffGuard>

/**
 * Lets in pages of the desk, and of those who are signed in the ones whose role allows it. Cookies go
 * with requests of any page that a browser lets ask, so where a request comes from is checked as well:
 * `Origin` must be ours on whatever changes something, and `Sec-Fetch-Site` wherever it is sent.
 */
export function createStaffGuard({ deskOrigin, siteOrigin, ready, whoIs }: StaffGuardOptions) {
  const ours = [deskOrigin ?? siteOrigin].filter((origin) => origin !== undefined).map(originOf)
  return async function admit(
    c: CallContext,
    callers: 'signed-out' | Role,
  ): Promise<Response | { staff: Staff | null }> {
    c.header('Vary', 'Cookie, Origin, Sec-Fetch-Site')
    if (deskOrigin !== undefined && !isHost(c, deskOrigin)) return problem(c, 'not-found')
    if (!comesFromDesk(c, ours, deskOrigin === undefined)) return problem(c, 'not-from-here')
    await ready()
    if (callers === 'signed-out') return { staff: null }
    const staff = await whoIs(c)
    if (!staff) return problem(c, 'signed-out')
    return mayAct(staff.role, callers) ? { staff } : problem(c, 'not-allowed')
  }
}

export const mayAct = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed)

const originOf = (address: string): string => new URL(address).origin

const isHost = (c: CallContext, address: string): boolean =>
  c.req.header('host')?.toLowerCase() === new URL(address).host

function comesFromDesk(c: CallContext, ours: readonly string[], believesHost: boolean): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  if (origin === undefined) return c.req.raw.method === 'GET'
  if (ours.includes(origin)) return true
  return believesHost && URL.canParse(origin) && isHost(c, origin)
}
