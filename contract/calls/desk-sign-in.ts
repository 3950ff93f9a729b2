import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import {
  linkToken,
  newPassword,
  passkeyJson,
  role,
  staffEmail,
  staffName,
  typedPassword,
} from '../staff.ts'

const signedIn = z.object({ status: z.literal('signed-in') })
const posted = { method: 'POST', callers: 'signed-out' } as const

export const signInOptions = call({
  name: 'desk-sign-in-options',
  summary: 'What the sign-in page offers',
  method: 'GET',
  path: '/desk/calls/sign-in-options',
  answer: json(z.object({ set_up: z.boolean(), reset_by_mail: z.boolean() })),
  problems: [],
  callers: 'signed-out',
})

export const setUpDesk = call({
  ...posted,
  name: 'desk-set-up',
  summary: 'Make the first owner, by the link of the log',
  path: '/desk/calls/set-up',
  body: jsonBody(
    z.object({ token: linkToken, name: staffName, email: staffEmail, password: newPassword }),
  ),
  answer: json(signedIn, 201),
  problems: ['link-spent', 'weak-password'],
})

export const signIn = call({
  ...posted,
  name: 'desk-sign-in',
  summary: 'Sign in with a password',
  path: '/desk/calls/sign-in',
  body: jsonBody(z.object({ email: staffEmail, password: typedPassword })),
  answer: json(z.object({ status: z.enum(['signed-in', 'second-factor']) })),
  problems: ['wrong-sign-in', 'too-many'],
})

export const signInWithCode = call({
  ...posted,
  name: 'desk-second-factor',
  summary: 'Finish signing in with a code',
  path: '/desk/calls/sign-in/code',
  body: jsonBody(
    z.object({
      kind: z.enum(['app', 'recovery']),
      code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    }),
  ),
  answer: json(signedIn),
  problems: ['wrong-code', 'sign-in-expired', 'too-many'],
})

export const askForPasskey = call({
  ...posted,
  name: 'desk-passkey-challenge',
  summary: 'What a passkey must sign',
  path: '/desk/calls/sign-in/passkey-challenge',
  answer: json(passkeyJson),
  problems: ['too-many'],
})

export const signInWithPasskey = call({
  ...posted,
  name: 'desk-passkey',
  summary: 'Sign in with a passkey',
  path: '/desk/calls/sign-in/passkey',
  body: jsonBody(z.object({ response: passkeyJson })),
  answer: json(signedIn),
  problems: ['wrong-sign-in', 'too-many'],
})

export const forgotPassword = call({
  ...posted,
  name: 'desk-forgot-password',
  summary: 'Ask for a mail with a reset link',
  path: '/desk/calls/forgot-password',
  body: jsonBody(z.object({ email: staffEmail })),
  answer: { kind: 'none' },
  problems: ['too-many'],
})

/** A call that is posted, since what stands in the link must not stand in an address. */
export const readLink = call({
  ...posted,
  name: 'desk-link',
  summary: 'What a one-time link is for',
  path: '/desk/calls/link',
  body: jsonBody(z.object({ token: linkToken })),
  answer: json(
    z.object({
      kind: z.enum(['set-up', 'invitation', 'reset']),
      email: z.nullable(z.string()),
      role: z.nullable(role),
    }),
  ),
  problems: ['link-spent', 'too-many'],
})

export const acceptInvitation = call({
  ...posted,
  name: 'desk-join',
  summary: 'Make an account by an invitation',
  path: '/desk/calls/join',
  body: jsonBody(z.object({ token: linkToken, name: staffName, password: newPassword })),
  answer: json(signedIn, 201),
  problems: ['link-spent', 'weak-password'],
})

export const resetPassword = call({
  ...posted,
  name: 'desk-reset-password',
  summary: 'Set a new password by a reset link',
  path: '/desk/calls/reset-password',
  body: jsonBody(z.object({ token: linkToken, password: newPassword })),
  answer: { kind: 'none' },
  problems: ['link-spent', 'weak-password'],
})

export const signOut = call({
  name: 'desk-sign-out',
  summary: 'End this session',
  method: 'POST',
  path: '/desk/calls/sign-out',
  answer: { kind: 'none' },
  problems: [],
  callers: 'viewer',
})
