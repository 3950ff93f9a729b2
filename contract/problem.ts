/** An RFC 9457 problem, as every refused call answers it. */
export type Problem = {
  type: string
  title: string
  status: number
  detail?: string
  /** The parameters that were wrong, in the order of the contract. */
  errors?: readonly FieldProblem[]
}
export type FieldProblem = { field: string; message: string }

export const PROBLEM_TYPE = 'application/problem+json'

export const problems = {
  'bad-request': { status: 400, title: 'The request could not be read' },
  'signed-out': { status: 401, title: 'Please sign in' },
  'wrong-sign-in': { status: 401, title: 'This does not match an account' },
  'wrong-code': { status: 401, title: 'This code is not right' },
  'wrong-password': { status: 401, title: 'This password is not right' },
  'sign-in-expired': { status: 401, title: 'Signing in took too long: please begin again' },
  'not-from-here': { status: 403, title: 'This call is only for the pages of this site' },
  'not-allowed': { status: 403, title: 'Your role does not allow this' },
  'token-needed': { status: 403, title: 'This call needs a token from a page of this site' },
  'bad-signature': { status: 403, title: 'The signature of the request is wrong' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'unknown-chat': { status: 404, title: 'This conversation is not known here' },
  'no-such-receipt': { status: 404, title: 'This link is too old, or nothing is stored under it' },
  'method-not-allowed': { status: 405, title: 'This method is not allowed here' },
  'chat-busy': { status: 409, title: 'A reply is still being written in this conversation' },
  'already-member': { status: 409, title: 'There is an account with this address already' },
  'last-owner': { status: 409, title: 'There must be an owner who can sign in' },
  conflict: { status: 409, title: 'It has changed meanwhile' },
  'link-spent': { status: 410, title: 'This link has been used, or its time is over' },
  'call-over': { status: 410, title: 'This call is over' },
  'chat-full': { status: 409, title: 'This conversation is as long as it can be' },
  'too-large': { status: 413, title: 'That is too large' },
  'unsupported-type': { status: 415, title: 'This kind of file is not taken' },
  'invalid-enquiry': { status: 422, title: 'The enquiry is not complete' },
  'invalid-call': { status: 422, title: 'The call request is not complete' },
  'invalid-chat': { status: 422, title: 'The chat request is not complete' },
  'invalid-values': { status: 422, title: 'A value is wrong' },
  'weak-password': { status: 422, title: 'This password is easily guessed' },
  'invalid-link-request': { status: 422, title: 'Reference or e-mail address is missing' },
  'too-many': { status: 429, title: 'Too many requests' },
  unexpected: { status: 500, title: 'Something went wrong' },
  'no-transcriber': { status: 501, title: 'Voice notes are not turned into text here' },
  'no-model': { status: 501, title: 'No model is configured here' },
  'no-mail': { status: 501, title: 'This site sends no mail' },
  'storage-unavailable': { status: 503, title: 'We cannot store anything right now' },
  'uploads-busy': { status: 503, title: 'Too many files are on their way' },
  'uploads-full': { status: 503, title: 'No files can be taken right now' },
  'calls-paused': { status: 503, title: 'Demo calls are paused' },
  unavailable: { status: 503, title: 'This is not available right now' },
} as const satisfies Record<string, { status: number; title: string }>
export type ProblemName = keyof typeof problems

export const problemType = (name: ProblemName): string => `/problems/${name}`
