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

export const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` })

export const answer = (description: string, content?: Content): Answer => ({
  description,
  ...(content ? { content } : {}),
})
