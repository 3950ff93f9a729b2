import { type $ZodObject, type $ZodType, toJSONSchema } from 'zod/v4/core'
import type { Call, Answer as CallAnswer } from '#contract/call.ts'
import { FORM_CHECK_HEADER } from '#contract/enquiry.ts'
import { PROBLEM_TYPE, type ProblemName, problems } from '#contract/problem.ts'
import { type Answer, answer, type Content, type Operation, ref } from './operation.ts'

type Paths = Record<string, Record<string, Operation>>

/** The OpenAPI paths of every call in the table. */
export function callPaths(table: Record<string, Call>): Paths {
  const paths: Paths = {}
  for (const [operationId, call] of Object.entries(table)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(operationId, call) }
  }
  return paths
}

function operation(operationId: string, call: Call): Operation {
  const parameters = [
    ...pathParameters(call),
    ...fieldParameters('query', call.query),
    ...headerParameters(call),
  ]
  return {
    operationId,
    summary: call.summary,
    ...(call.description ? { description: call.description } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: requestBody(call.body) } : {}),
    responses: {
      [statusOf(call.answer)]: answer('Done', contentOf(call.answer)),
      ...otherAnswers(call),
      ...problemResponses(problemsOf(call)),
    },
  }
}

function jsonSchema(schema: $ZodType, io: 'input' | 'output') {
  // The document itself says which dialect its schemas speak.
  const { $schema: _dialect, ...plain } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain
}

function pathParameters(call: Call): object[] {
  if (call.params) return fieldParameters('path', call.params)
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return names.map((name) => ({ in: 'path', name, required: true, schema: { type: 'string' } }))
}

function fieldParameters(place: 'path' | 'query', fields: $ZodObject | undefined): object[] {
  if (!fields) return []
  const { properties = {}, required = [] } = jsonSchema(fields, 'input')
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rules } = schema as { description?: string }
    const need = place === 'path' || required.includes(name)
    return {
      in: place,
      name,
      required: need,
      ...(description ? { description } : {}),
      schema: rules,
    }
  })
}

function headerParameters({ headers = {}, botCheck }: Call): object[] {
  const check = 'Length of the hidden field; milliseconds since shown'
  const read = botCheck ? { ...headers, [FORM_CHECK_HEADER]: check } : headers
  return Object.entries(read).map(([name, description]) => ({
    ...{ in: 'header', name, description, required: false },
    schema: { type: 'string' },
  }))
}

const otherAnswers = ({ also = {} }: Call): Record<string, Answer> =>
  Object.fromEntries(Object.entries(also).map(([status, when]) => [status, answer(when)]))

const bodyTypes = {
  json: ['application/json'],
  'any-json': ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded'],
  bytes: ['application/octet-stream'],
} as const

function requestBody(body: NonNullable<Call['body']>): object {
  const schema = 'schema' in body ? jsonSchema(body.schema, 'input') : {}
  const types = body.kind === 'unread' ? body.types : bodyTypes[body.kind]
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

const statusOf = (given: CallAnswer): number =>
  given.kind === 'none' ? 204 : given.kind === 'json' ? given.status : 200

function contentOf(given: CallAnswer): Content | undefined {
  switch (given.kind) {
    case 'json':
      return { 'application/json': { schema: jsonSchema(given.schema, 'output') } }
    case 'text':
    case 'stream':
      return { [given.type]: { schema: { type: 'string' } } }
    case 'events':
      return { 'text/event-stream': { schema: { type: 'string' } } }
    case 'bytes':
      return { '*/*': { schema: {} } }
    case 'none':
      return undefined
  }
}

/** What a call may be refused with: what its record names, and what follows from the rest of it. */
function problemsOf(call: Call): ReadonlySet<ProblemName> {
  const names = new Set<ProblemName>(['method-not-allowed', ...call.problems])
  const { callers, budget, body, params, query, invalid = 'invalid-values' } = call
  if (callers === 'provider') names.add('bad-signature')
  else if (callers !== 'anyone') names.add('not-from-here')
  if (callers === 'viewer' || callers === 'agent' || callers === 'owner') {
    names.add('signed-out').add('not-allowed')
  }
  if (callers !== 'anyone' && callers !== 'same-origin') names.add('storage-unavailable')
  if (budget) names.add('too-many')
  if (params) names.add(call.unknown ?? 'not-found')
  if (query) names.add(invalid)
  if (body) names.add('bad-request').add('too-large')
  if (body?.kind === 'json' || body?.kind === 'form') names.add('unsupported-type').add(invalid)
  if (body?.kind === 'any-json') names.add(invalid)
  return names
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
}

function problemResponses(names: ReadonlySet<ProblemName>): Record<number, Answer> {
  const byStatus = Object.groupBy(names, (name) => problems[name].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [
      status,
      {
        description: same.map((name) => problems[name].title).join('; '),
        ...(status === '429' || status === '503' ? { headers: RETRY_AFTER } : {}),
        content: { [PROBLEM_TYPE]: { schema: ref('Problem') } },
      },
    ]),
  )
}
