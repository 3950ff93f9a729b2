import { call } from '../call.ts'
import { FORM_TOKEN_PATH } from '../form-token.ts'

export const formToken = call({
  name: 'form-token',
  summary: 'The token of our own pages, for calls over plain http',
  method: 'GET',
  path: FORM_TOKEN_PATH,
  answer: { kind: 'text', type: 'text/plain' },
  problems: ['storage-unavailable'],
  callers: 'tokenless',
})
