import * as z from 'zod/mini'
import { auditActions } from '../audit.ts'
import { call, json, jsonBody } from '../call.ts'
import { liveEvent } from '../live.ts'
import { linkToken, member, role, staffEmail } from '../staff.ts'

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  expires_at: z.number(),
})

export const listTeam = call({
  name: 'desk-team',
  summary: 'Who works here',
  method: 'GET',
  path: '/desk/calls/team',
  answer: json(z.object({ members: z.array(member), invitations: z.array(invitation) })),
  problems: [],
  callers: 'viewer',
})

/** The link is told once: only its hash is kept. */
const freshLink = z.object({ token: linkToken, expires_at: z.number() })

export const invite = call({
  name: 'desk-invite',
  summary: 'Make an invitation link',
  method: 'POST',
  path: '/desk/calls/invitations',
  body: jsonBody(z.object({ email: staffEmail, role })),
  answer: json(freshLink, 201),
  problems: ['already-member'],
  callers: 'owner',
})

export const withdrawInvitation = call({
  name: 'desk-invitation-withdraw',
  summary: 'Withdraw an invitation',
  method: 'DELETE',
  path: '/desk/calls/invitations/:invitation',
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'owner',
})

export const changeMember = call({
  name: 'desk-member-change',
  summary: 'Change the role of a member, or whether they may sign in',
  method: 'PATCH',
  path: '/desk/calls/team/:member',
  body: jsonBody(z.object({ role: z.optional(role), disabled: z.optional(z.boolean()) })),
  answer: { kind: 'none' },
  problems: ['not-found', 'last-owner'],
  callers: 'owner',
})

export const makeResetLink = call({
  name: 'desk-reset-link',
  summary: 'Make a link by which a member sets a new password',
  method: 'POST',
  path: '/desk/calls/team/:member/reset-link',
  body: jsonBody(z.object({ clear_second_factor: z.boolean() })),
  answer: json(freshLink, 201),
  problems: ['not-found'],
  callers: 'owner',
})

export const readAuditLog = call({
  name: 'desk-audit',
  summary: 'What was done, newest first',
  method: 'GET',
  path: '/desk/calls/audit',
  query: z.object({
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    subject: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: json(
    z.object({
      entries: z.array(
        z.object({
          id: z.number(),
          at: z.number(),
          staff_id: z.nullable(z.string()),
          staff_name: z.string(),
          action: z.enum(auditActions),
          subject: z.nullable(z.string()),
          details: z.record(z.string(), z.unknown()),
          address: z.string(),
        }),
      ),
      /** Where to go on; null at the end. */
      next: z.nullable(z.string()),
    }),
  ),
  problems: [],
  callers: 'owner',
})

export const followDesk = call({
  name: 'desk-live',
  summary: 'What changes, as it happens; goes on after Last-Event-ID',
  method: 'GET',
  path: '/desk/calls/live',
  // For a line that is opened anew: only one that the browser mends itself can send the header.
  query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  answer: { kind: 'events', schema: liveEvent },
  problems: [],
  callers: 'viewer',
})
