import { isRouteErrorResponse, useRouteError } from 'react-router'
import { notFound, unexpectedError } from '#content/error-pages.ts'
import { PageMessage } from './page-message.tsx'

/** Says what happened in words; the trace stays in the console of the developer. */
export function UnexpectedError() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="main">
      <PageMessage {...(isMissing ? notFound : unexpectedError)} />
    </main>
  )
}
