import type { DataRouter } from 'react-router'
import { queryClient } from '../../asking/query-client.ts'
import { forgetUndone } from '../../notices/notices.ts'

const SIGN_IN = '/sign-in'

/** To the sign-in page, and back afterwards to where one was. */
export function leadToSignIn(router: DataRouter): void {
  const { pathname, search } = router.state.location
  if (pathname.startsWith('/desk/sign-in') || pathname === SIGN_IN) return
  queryClient.clear()
  forgetUndone()
  const here = `${pathname.replace(/^\/desk/, '')}${search}`
  const after = here === '/' ? '' : `?${new URLSearchParams({ after: here })}`
  void router.navigate(`${SIGN_IN}${after}`, { replace: true })
}

/** What was refused before somebody signed in is asked for anew. */
export const forgetRefusals = (): void => queryClient.clear()

/** Where to go after signing in: a page of the desk, whatever the address says. */
export function placeAfter(search: URLSearchParams): string {
  const after = search.get('after') ?? '/'
  return /^\/(?![/\\])/.test(after) ? after : '/'
}
