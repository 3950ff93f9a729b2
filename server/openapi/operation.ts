import { PROBLEM_TYPE } from '#contract/problem.ts'

export type Content = Record<string, { schema: object }>
export type Answer = { description: string; headers?: object; content?: Content }
export type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters?: readonly object[]
  requestBody?: object
  responses: Record<number, Answer>
}

export const json = (schema: string): Content => ({ 'application/json': { schema: ref(schema) } })
export const text = (type: string): Content => ({ [type]: { schema: { type: 'string' } } })
export const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` })

export const answer = (description: string, content?: Content): Answer => ({
  description,
  ...(content ? { content } : {}),
})

export function parameter(
  place: 'query' | 'path' | 'header',
  name: string,
  description: string,
  options: { required?: boolean; maxLength?: number; pattern?: string } = {},
) {
  const { required = true, ...rules } = options
  return { in: place, name, description, required, schema: { type: 'string', ...rules } }
}

const problemTexts = {
  400: 'The request could not be read',
  403: 'The request comes from elsewhere',
  404: 'Unknown',
  405: 'Another method is wanted',
  409: 'A reply is still being written',
  413: 'Too large',
  415: 'This kind of file is not taken',
  422: 'A value is wrong; the answer names it',
  429: 'Too many; Retry-After says when',
  501: 'Not set up here',
  503: 'Not now; Retry-After says when',
} as const

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
}

export function problemAnswers(...statuses: (keyof typeof problemTexts)[]): Record<number, Answer> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: problemTexts[status],
        ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
        content: { [PROBLEM_TYPE]: { schema: ref('Problem') } },
      },
    ]),
  )
}
