import * as calls from '#contract/calls/desk-team.ts'
import { refuse } from '../http/exchange.ts'
import type { Mount } from '../http/mount.ts'
import { oneself, shownMember } from './account-routes.ts'
import { by, note, type StaffDeps } from './deps.ts'
import { followLive } from './live/follow-live.ts'
import type { LiveSignal } from './live/ports.ts'
import { makeLinkForMember } from './password-reset.ts'
import { changeMember, invite, withdrawInvitation } from './team.ts'

const AUDIT_PAGE = 100
/** Well within the time after which somebody counts as gone. */
const SEEN_EVERY_MS = 10_000

export function mountTeam(
  mount: Mount,
  deps: StaffDeps & { liveSignal: LiveSignal; ending: AbortSignal },
): void {
  const { storage, now, liveSignal } = deps
  const { read } = storage

  mount(calls.listTeam, async ({ staff }) => {
    const members = await read.staff.list()
    const invitations =
      staff.role === 'owner' ? await read.staffLinks.open('invitation', now()) : []
    return {
      members: members.map(shownMember),
      invitations: invitations.map(({ token, email, role, expiresAt }) => ({
        // The hash: it names the invitation and opens nothing.
        id: token,
        email: email ?? '',
        role: role ?? 'viewer',
        expires_at: expiresAt,
      })),
    }
  })

  mount(calls.invite, async (exchange) => {
    const result = await invite(deps, exchange.body, oneself(exchange))
    if (result.status === 'already-member') return refuse('already-member')
    return { token: result.token, expires_at: result.expiresAt }
  })

  mount(calls.withdrawInvitation, async (exchange) => {
    const { invitation } = exchange.params
    return (await withdrawInvitation(deps, invitation, oneself(exchange)))
      ? null
      : refuse('not-found')
  })

  mount(calls.changeMember, async (exchange) => {
    const { params, body } = exchange
    const result = await changeMember(deps, params.member, body, oneself(exchange))
    return result === 'changed' ? null : refuse(result)
  })

  mount(calls.makeResetLink, async (exchange) => {
    const { params, body } = exchange
    const actor = oneself(exchange)
    const made = await makeLinkForMember(deps, params.member, body.clear_second_factor, actor)
    return made ? { token: made.token, expires_at: made.expiresAt } : refuse('not-found')
  })

  mount(calls.readAuditLog, async (exchange) => {
    const { before, subject } = exchange.query
    const { staff, caller } = oneself(exchange)
    const records = await read.audit.page({
      before: before === undefined ? null : Number(before),
      staffId: null,
      subject: subject ?? null,
      most: AUDIT_PAGE,
    })
    // Once for each reading, not for each page of it.
    if (before === undefined) {
      await storage.write((stores) =>
        note(stores, by(staff, caller), { action: 'audit-read', details: { subject } }, now()),
      )
    }
    return {
      entries: records.map(({ staffId, staffName, ...record }) => ({
        ...record,
        staff_id: staffId,
        staff_name: staffName,
      })),
      next: records.length === AUDIT_PAGE ? String(records.at(-1)?.id) : null,
    }
  })

  mount(calls.followDesk, ({ staff, query, header, signal }) => {
    const over = AbortSignal.any([signal, deps.ending])
    let seenAt = 0
    const line = {
      events: read.liveEvents,
      signal: liveSignal,
      async mayGoOn() {
        if (!(await read.staff.isOpen(staff.sessionId))) return false
        if (now() - seenAt < SEEN_EVERY_MS) return true
        seenAt = now()
        await storage.write(({ presence }) => presence.seen(staff.id, seenAt))
        return true
      },
    }
    return followLive(line, header('last-event-id') ?? query.after, over)
  })
}
