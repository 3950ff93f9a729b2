import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import { keptDays, workingHours } from '../desk-settings.ts'

export const readSettings = call({
  name: 'desk-settings',
  summary: 'Settings of the desk, and what the settings of the service say',
  method: 'GET',
  path: '/desk/calls/settings',
  answer: json(
    z.object({
      hours: workingHours,
      public_figures: z.boolean(),
      kept: keptDays,
      /** The most that the service keeps, by its own settings. */
      kept_most: keptDays,
      audit_days: z.number(),
      give_back_hours: z.number(),
      mails: z.boolean(),
      inbound_mail: z.boolean(),
      /** Whether a model translates and drafts. */
      model: z.boolean(),
      /** The host that webhooks are sent to; null where none is configured. */
      webhook_host: z.nullable(z.string()),
    }),
  ),
  problems: [],
  callers: 'viewer',
})

export const changeSettings = call({
  name: 'desk-settings-change',
  summary: 'Change settings of the desk',
  method: 'PATCH',
  path: '/desk/calls/settings',
  body: jsonBody(
    z.object({
      hours: z.optional(workingHours),
      public_figures: z.optional(z.boolean()),
      kept: z.optional(keptDays),
    }),
  ),
  answer: { kind: 'none' },
  problems: [],
  callers: 'owner',
})

export const setAbsence = call({
  name: 'desk-absence',
  summary: 'Say until when one is away, or that one is back',
  method: 'POST',
  path: '/desk/calls/me/absence',
  body: jsonBody(z.object({ until: z.nullable(z.number().check(z.int(), z.gte(0))) })),
  answer: { kind: 'none' },
  problems: [],
  callers: 'viewer',
})
