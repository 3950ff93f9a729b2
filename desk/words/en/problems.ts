import type { ProblemName } from '#contract/problem.ts'
import { passwordLimits } from '#contract/staff.ts'

/** What is said when a call is refused. Those that are not here say `other`. */
export const problems = {
  'wrong-sign-in': 'This does not match an account. Check the address and the password.',
  'wrong-code': 'This code is not right. Codes of the app change every half minute.',
  'wrong-password': 'This password is not right.',
  'weak-password':
    'This password is easily guessed. Take words that do not belong together, and not your name.',
  'sign-in-expired': 'That took too long. Please begin again.',
  'link-spent': 'This link has been used, or its time is over.',
  'already-member': 'There is an account with this address already.',
  'last-owner': 'There must be an owner who can sign in. Make somebody else owner first.',
  conflict: 'It has changed meanwhile. Look at it again.',
  unavailable: 'Nothing came back. Try again in a moment, or write it yourself.',
  'not-allowed': 'Your role does not allow this.',
  'not-found': 'It is not there any more.',
  'storage-unavailable':
    'The database does not answer. Nothing was changed; try again in a moment.',
} as const satisfies Partial<Record<ProblemName, string>>

export const refusals = {
  other: 'That did not work. Nothing was changed.',
  unreachable: 'The desk cannot be reached. Nothing was changed; check the connection.',
  broken: 'The desk was renewed meanwhile. Reload the page.',
  tooMany: (wait: string) => `Too many tries. Try again in ${wait}.`,
} as const

/** What is wrong with a field. */
export const invalid: Record<string, string> = {
  email: 'Please enter an e-mail address, such as name@example.com.',
  name: 'Please enter a name, of at most 80 characters.',
  password: `Please enter at least ${passwordLimits.least} characters.`,
  next: `Please enter at least ${passwordLimits.least} characters.`,
  code: 'Please enter the code.',
  other: 'Please check this value.',
}
