import { z } from 'zod'
import { brand } from '#content/facts/brand.ts'
import type { Call } from '#contract/call.ts'
import { servicePaths } from '#contract/service-paths.ts'
import { callPaths } from './call-operations.ts'
import { answer, type Operation, ref } from './operation.ts'

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

// What a balancer asks: an answer with 503 is no problem but a state.
const health = (operationId: string, summary: string, statuses: readonly number[]): Operation => ({
  operationId,
  summary,
  responses: Object.fromEntries(
    statuses.map((status) => [
      status,
      answer('State of the service', { 'application/json': { schema: ref('Health') } }),
    ]),
  ),
})

/** What the service answers, in OpenAPI 3.1. */
export function openApiDocument(table: Record<string, Call>) {
  // The document itself says which dialect its schemas speak.
  const { $schema: _dialect, ...problem } = z.toJSONSchema(problemSchema)
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name}: the calls of the site`,
      version: '1.0.0',
      description:
        'Calls are for the pages of the site: a request that says it comes from another site, a navigation, a picture or a prefetch is refused. Clients without Sec-Fetch headers have a smaller budget, and over plain http to another machine they need a token of our own pages. Errors are RFC 9457 problems.',
    },
    paths: {
      ...callPaths(table),
      [servicePaths.health]: { get: health('healthz', 'Whether the process lives', [200]) },
      [servicePaths.readiness]: {
        get: health('readyz', 'Whether it can serve and deliver', [200, 503]),
      },
    },
    components: {
      schemas: {
        Problem: problem,
        Health: {
          type: 'object',
          properties: { status: { type: 'string' } },
          required: ['status'],
        },
      },
    },
  }
}
