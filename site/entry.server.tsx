import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { BootPlanContext } from './shell/boot.tsx'
import { bootPlan } from './shell/boot-plan.server.ts'

/** Pages are rendered whole: at build time nobody waits for a first byte. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const plan = await bootPlan(context)
  const { serverHandoffStream: _carriedByThePlan, ...pageContext } = context
  const page = await renderToReadableStream(
    <BootPlanContext value={plan}>
      <ServerRouter context={pageContext} url={request.url} />
    </BootPlanContext>,
    // Parts in order, in the page: none comes later by script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await page.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(page, { status, headers })
}
