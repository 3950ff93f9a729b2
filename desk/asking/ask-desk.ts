import { type Asked, ask } from '#contract/ask.ts'
import type { Call, Given } from '#contract/call.ts'
import type { ProblemName } from '#contract/problem.ts'
import { words } from '../words/words.ts'

/** A call that was not answered as hoped, with words that can be shown. */
export class Refused extends Error {
  override name = 'Refused'
  /** Null when the desk could not be reached, or is newer than this page. */
  readonly problem: ProblemName | null
  readonly fields: readonly string[]
  constructor(problem: ProblemName | null, message: string, fields: readonly string[] = []) {
    super(message)
    this.problem = problem
    this.fields = fields
  }
}

type Answered<C extends Call> = Extract<Asked<C>, { status: 'answered' }>['value']

/** Makes a call of the desk. Whoever is not signed in any more is led to sign in. */
export async function askDesk<C extends Call>(
  call: C,
  given: Given<C>,
  signal?: AbortSignal,
): Promise<Answered<C>> {
  const asked = await ask(call, given, signal ? { signal } : {})
  switch (asked.status) {
    case 'answered':
      return asked.value
    case 'unreachable':
      throw new Refused(null, words.refusals.unreachable)
    case 'broken':
      throw new Refused(null, words.refusals.broken)
    case 'refused': {
      const name = asked.problem.type.replace('/problems/', '') as ProblemName
      if (name === 'signed-out') onSignedOut()
      const fields = asked.problem.errors?.map(({ field }) => field) ?? []
      throw new Refused(name, messageOf(name, asked.retryAfterSeconds), fields)
    }
  }
}

function messageOf(name: ProblemName, wait: number | null): string {
  if (name === 'too-many') return words.refusals.tooMany(waitText(wait ?? 60))
  const known: Partial<Record<ProblemName, string>> = words.problems
  return known[name] ?? words.refusals.other
}

const waitText = (seconds: number): string =>
  seconds < 90 ? words.times.seconds(seconds) : words.times.minutes(Math.ceil(seconds / 60))

let onSignedOut = () => {}

/** What happens when a session has ended. */
export function whenSignedOut(act: () => void): void {
  onSignedOut = act
}
