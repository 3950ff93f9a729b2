import * as z from 'zod/mini'
import { call, json, jsonBody } from '../call.ts'
import { cannedAnswer, cannedLanguages, cannedLimits } from '../desk-settings.ts'

const written = jsonBody(
  z.object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(cannedLimits.titleCharacters),
        z.regex(/^[^\p{Cc}]+$/u),
      ),
    language: z.enum(cannedLanguages),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(cannedLimits.textCharacters)),
  }),
  65_536,
)

export const listCanned = call({
  name: 'desk-canned',
  summary: 'Canned answers in every language',
  method: 'GET',
  path: '/desk/calls/canned',
  answer: json(z.object({ answers: z.array(cannedAnswer) })),
  problems: [],
  callers: 'viewer',
})

export const addCanned = call({
  name: 'desk-canned-add',
  summary: 'Write a canned answer',
  method: 'POST',
  path: '/desk/calls/canned',
  body: written,
  answer: json(z.object({ id: z.string() }), 201),
  problems: ['conflict'],
  callers: 'agent',
})

export const changeCanned = call({
  name: 'desk-canned-change',
  summary: 'Rewrite a canned answer',
  method: 'PUT',
  path: '/desk/calls/canned/:canned',
  body: written,
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'agent',
})

export const removeCanned = call({
  name: 'desk-canned-remove',
  summary: 'Delete a canned answer',
  method: 'DELETE',
  path: '/desk/calls/canned/:canned',
  answer: { kind: 'none' },
  problems: ['not-found'],
  callers: 'agent',
})
