import { call } from '../call.ts'

export const visitorIp = call({
  name: 'ip',
  summary: "The caller's own address",
  method: 'GET',
  path: '/ip',
  answer: { kind: 'text', type: 'text/plain' },
  problems: [],
  callers: 'anyone',
})
