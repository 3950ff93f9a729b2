import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import { member, newPassword, passkeyJson, staffName, typedPassword } from '../staff.ts'

const ofOneself = { callers: 'viewer' } as const
const proved = z.object({ password: typedPassword })

export const whoAmI = call({
  ...ofOneself,
  name: 'desk-me',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/desk/calls/me',
  answer: json(member),
  problems: [],
})

export const renameMyself = call({
  ...ofOneself,
  name: 'desk-rename',
  summary: 'Change the own name',
  method: 'PATCH',
  path: '/desk/calls/me',
  body: jsonBody(z.object({ name: staffName })),
  answer: { kind: 'none' },
  problems: [],
})

export const changePassword = call({
  ...ofOneself,
  name: 'desk-change-password',
  summary: 'Change the own password, which ends the other sessions',
  method: 'POST',
  path: '/desk/calls/me/password',
  body: jsonBody(z.object({ password: typedPassword, next: newPassword })),
  answer: { kind: 'none' },
  problems: ['wrong-password', 'weak-password', 'too-many'],
})

export const startSecondFactor = call({
  ...ofOneself,
  name: 'desk-second-factor-start',
  summary: 'Begin to use an authenticator app',
  method: 'POST',
  path: '/desk/calls/me/second-factor',
  body: jsonBody(proved),
  answer: json(z.object({ uri: z.string(), recovery_codes: z.array(z.string()) })),
  problems: ['wrong-password', 'conflict', 'too-many'],
})

export const confirmSecondFactor = call({
  ...ofOneself,
  name: 'desk-second-factor-confirm',
  summary: 'Show that the authenticator app works, and use it from now on',
  method: 'POST',
  path: '/desk/calls/me/second-factor/code',
  body: jsonBody(z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) })),
  answer: { kind: 'none' },
  problems: ['wrong-code', 'too-many'],
})

export const stopSecondFactor = call({
  ...ofOneself,
  name: 'desk-second-factor-stop',
  summary: 'Sign in without an authenticator app again',
  method: 'POST',
  path: '/desk/calls/me/second-factor/stop',
  body: jsonBody(proved),
  answer: { kind: 'none' },
  problems: ['wrong-password', 'too-many'],
})

export const newRecoveryCodes = call({
  ...ofOneself,
  name: 'desk-recovery-codes',
  summary: 'Make new recovery codes; the old ones end',
  method: 'POST',
  path: '/desk/calls/me/recovery-codes',
  body: jsonBody(proved),
  answer: json(z.object({ recovery_codes: z.array(z.string()) })),
  problems: ['wrong-password', 'conflict', 'too-many'],
})

export const listPasskeys = call({
  ...ofOneself,
  name: 'desk-passkeys',
  summary: 'The own passkeys',
  method: 'GET',
  path: '/desk/calls/me/passkeys',
  answer: json(
    z.object({
      passkeys: z.array(z.object({ id: z.string(), name: z.string(), created_at: z.number() })),
    }),
  ),
  problems: [],
})

export const startPasskey = call({
  ...ofOneself,
  name: 'desk-passkey-start',
  summary: 'What a new passkey must sign',
  method: 'POST',
  path: '/desk/calls/me/passkeys/challenge',
  body: jsonBody(proved),
  answer: json(passkeyJson),
  problems: ['wrong-password', 'too-many'],
})

export const addPasskey = call({
  ...ofOneself,
  name: 'desk-passkey-add',
  summary: 'Keep a new passkey',
  method: 'POST',
  path: '/desk/calls/me/passkeys',
  body: jsonBody(
    z.object({ name: z.string().check(z.trim(), z.maxLength(80)), response: passkeyJson }),
  ),
  answer: { kind: 'none' },
  problems: ['wrong-sign-in'],
})

export const removePasskey = call({
  ...ofOneself,
  name: 'desk-passkey-remove',
  summary: 'Remove an own passkey',
  method: 'DELETE',
  path: '/desk/calls/me/passkeys/:passkey',
  answer: { kind: 'none' },
  problems: ['not-found'],
})

export const listSessions = call({
  ...ofOneself,
  name: 'desk-sessions',
  summary: 'Where one is signed in',
  method: 'GET',
  path: '/desk/calls/me/sessions',
  answer: json(
    z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          address: z.string(),
          browser: z.string(),
          created_at: z.number(),
          seen_at: z.number(),
          current: z.boolean(),
        }),
      ),
    }),
  ),
  problems: [],
})

export const endSession = call({
  ...ofOneself,
  name: 'desk-session-end',
  summary: 'Sign out one of the own sessions',
  method: 'DELETE',
  path: '/desk/calls/me/sessions/:session',
  answer: { kind: 'none' },
  problems: ['not-found'],
})

export const endOtherSessions = call({
  ...ofOneself,
  name: 'desk-sessions-end',
  summary: 'Sign out everywhere else',
  method: 'DELETE',
  path: '/desk/calls/me/sessions',
  answer: { kind: 'none' },
  problems: [],
})
