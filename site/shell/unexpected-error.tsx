import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFound, PageMessage } from './page-message.tsx'
import { useShell } from './use-shell.ts'

/** Says what happened in words; the trace stays in the console of the developer. */
export function UnexpectedError() {
  const error = useRouteError()
  const { unexpected } = useShell().shell
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <main id="main">{isMissing ? <NotFound /> : <PageMessage {...unexpected} />}</main>
}
