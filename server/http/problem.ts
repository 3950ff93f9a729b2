import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import {
  type FieldProblem,
  PROBLEM_TYPE,
  type Problem,
  type ProblemName,
  problems,
  problemType,
} from '#contract/problem.ts'

export type ProblemDetails = {
  detail?: string
  errors?: readonly FieldProblem[]
  retryAfterSeconds?: number
  allow?: string
}

/** Answers with RFC 9457 problem JSON. */
export function problem(
  // biome-ignore lint/suspicious/noExplicitAny: any route may answer with a problem
  c: Context<any>,
  name: ProblemName,
  details: ProblemDetails = {},
): Response {
  const { status, title } = problems[name]
  const { detail, errors, retryAfterSeconds, allow } = details
  const body: Problem = {
    type: problemType(name),
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  }
  const headers: Record<string, string> = {
    'Content-Type': PROBLEM_TYPE,
    'Cache-Control': 'no-store',
  }
  if (retryAfterSeconds !== undefined) {
    headers['Retry-After'] = String(Math.max(1, Math.ceil(retryAfterSeconds)))
  }
  if (allow !== undefined) headers.Allow = allow
  return c.body(JSON.stringify(body), status as ContentfulStatusCode, headers)
}

export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ field: String(issue.path[0]), message: issue.message }))
}
