import { FORM_TOKEN_PATH } from '#contract/form-token.ts'
import {
  MY_DATA_LINKS_PATH,
  MY_DATA_PATH,
  RECEIPT_HEADER,
  RETENTION_PATH,
} from '#contract/my-data.ts'
import { answer, json, type Operation, parameter, problemAnswers, text } from './operation.ts'

const receipt = parameter('header', RECEIPT_HEADER, 'What stands behind # in the link of a receipt')
const fields = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const string = { type: 'string' }
const count = { type: 'integer' }
const listOf = (items: object) => ({ type: 'array', items })
const line = fields({ role: { enum: ['user', 'model'] }, text: string })

const operations = {
  look: {
    operationId: 'readMyData',
    summary: 'See what is stored under a receipt',
    parameters: [receipt],
    responses: {
      200: answer('All of it', json('MyData')),
      ...problemAnswers(403, 404, 405, 429, 503),
    },
  },
  erase: {
    operationId: 'deleteMyData',
    summary: 'Delete what is stored under a receipt',
    parameters: [receipt],
    responses: {
      200: answer('How much is gone', json('Erased')),
      ...problemAnswers(403, 404, 429, 503),
    },
  },
  link: {
    operationId: 'sendMyDataLink',
    summary: 'Have the link of a receipt sent again',
    description:
      'The answer is the same whether or not reference and address belong together. A form of the page may post without script: it is led back to the page.',
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: fields({ reference: string, email: string }) },
        'application/x-www-form-urlencoded': {
          schema: {
            ...fields({ reference: string, email: string }),
            properties: { reference: string, email: string, language: string },
          },
        },
      },
    },
    responses: {
      202: answer('Taken', json('Accepted')),
      303: answer('Back to the page, after a form without script'),
      ...problemAnswers(400, 403, 413, 422, 429, 501, 503),
    },
  },
  retention: {
    operationId: 'retention',
    summary: 'For how many days things are kept',
    responses: { 200: answer('Days by kind', json('Retention')) },
  },
  token: {
    operationId: 'formToken',
    summary: 'The token of our own pages, for calls over plain http',
    responses: {
      200: answer('The token', text('text/plain')),
      ...problemAnswers(403, 405, 503),
    },
  },
} as const satisfies Record<string, Operation>

export const privacyPaths = {
  [MY_DATA_PATH]: { get: operations.look, delete: operations.erase },
  [MY_DATA_LINKS_PATH]: { post: operations.link },
  [RETENTION_PATH]: { get: operations.retention },
  [FORM_TOKEN_PATH]: { get: operations.token },
}

export const privacySchemas = {
  MyData: fields({
    enquiries: listOf(
      fields({
        ...{ reference: string, received_at: string, kept_until: string, name: string },
        ...{ business_name: string, email: string, phone: string, message: string },
        ...{ address: string, flagged: { type: 'boolean' } },
        deliveries: listOf(fields({ channel: string, status: string })),
      }),
    ),
    calls: listOf(
      fields({
        ...{ reference: string, requested_at: string, kept_until: string, phone: string },
        ...{ status: string, address: string },
        words: { anyOf: [listOf(line), { type: 'null' }] },
      }),
    ),
    chats: listOf(
      fields({
        ...{ used_at: string, kept_until: string, messages: listOf(line) },
        files: listOf(fields({ name: string, type: string, size: count })),
      }),
    ),
  }),
  Erased: fields({ enquiries: count, calls: count, chats: count }),
  Accepted: fields({ status: { enum: ['accepted'] } }),
  Retention: fields({ enquiries: count, calls: count, chats: count }),
}
