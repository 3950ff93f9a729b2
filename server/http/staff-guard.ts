import { type Role, roles } from '#contract/call.ts'
import type { CallContext } from './call.ts'
import type { Staff } from './exchange.ts'
import { problem } from './problem.ts'

export type StaffGuardOptions = {
  /** The desk's public address, when it is set. Otherwise the host that was asked is believed. */
  origin: string | undefined
  /** Who is signed in, as the request's cookie says. */
  whoIs: (c: CallContext) => Promise<Staff | null>
}

export type StaffGuard = ReturnType<typeof createStaffGuard>

/**
 * Lets in pages of the desk, and of those who are signed in the ones whose role allows it. Cookies go
 * with requests of any page that a browser lets ask, so where a request comes from is checked as well:
 * `Origin` must be ours on whatever changes something, and `Sec-Fetch-Site` wherever it is sent.
 */
export function createStaffGuard({ origin, whoIs }: StaffGuardOptions) {
  return async function admit(
    c: CallContext,
    callers: 'signed-out' | Role,
  ): Promise<Response | { staff: Staff | null }> {
    c.header('Vary', 'Cookie, Origin, Sec-Fetch-Site')
    if (!comesFromDesk(c, origin)) return problem(c, 'not-from-here')
    if (callers === 'signed-out') return { staff: null }
    const staff = await whoIs(c)
    if (!staff) return problem(c, 'signed-out')
    return mayAct(staff.role, callers) ? { staff } : problem(c, 'not-allowed')
  }
}

export const mayAct = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed)

function comesFromDesk(c: CallContext, ours: string | undefined): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  if (origin === undefined) return c.req.raw.method === 'GET'
  if (ours !== undefined) return origin === new URL(ours).origin
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host')?.toLowerCase()
}
