import type { Visitor } from '../http/call.ts'
import type { Caller } from './sign-in-ports.ts'

const BROWSER_CHARACTERS = 300

/** What signing in looks at in a request. */
export function callerOf(
  header: (name: string) => string | undefined,
  { address }: Pick<Visitor, 'address'>,
): Caller {
  return {
    cookie: header('cookie') ?? '',
    origin: header('origin') ?? '',
    browser: (header('user-agent') ?? '').slice(0, BROWSER_CHARACTERS),
    address,
  }
}
