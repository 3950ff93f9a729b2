import { demoCallForm } from '#content/words/en/forms.ts'
import { makeDemoCall } from '#contract/calls/demo-call.ts'
import { readDemoCall } from '#contract/calls/demo-call-progress.ts'
import { refuse } from '../http/exchange.ts'
import type { Mount } from '../http/mount.ts'
import { callProgress } from './call-progress.ts'
import { type DemoCallDeps, type RequestCallResult, requestCall } from './request-call.ts'

const PAUSED_RETRY_SECONDS = 3600
const PROVIDER_RETRY_SECONDS = 60

export function mountDemoCall(mount: Mount, deps: DemoCallDeps): void {
  mount(makeDemoCall, async ({ query, visitor, looksLikeBot }) => {
    const result = await requestCall(deps, query, visitor, looksLikeBot)
    if (result.status === 'refused') return refusal(result.reason)
    // Who places a call that waits is told by its progress.
    const status = result.status === 'calling' ? ('calling' as const) : ('queued' as const)
    return { status, id: result.id }
  })
  mount(
    readDemoCall,
    async ({ query }) =>
      (await callProgress(deps.storage.read.demoCalls, query.call, deps.now())) ??
      refuse('not-found'),
  )
}

type Reason = Extract<RequestCallResult, { status: 'refused' }>['reason']

function refusal(reason: Reason) {
  const wrongNumber = (message: string) =>
    refuse('invalid-call', { errors: [{ field: 'phone_number', message }] })
  switch (reason) {
    case 'paused':
      return refuse('calls-paused', { retryAfterSeconds: PAUSED_RETRY_SECONDS })
    case 'provider':
      return refuse('unavailable', { retryAfterSeconds: PROVIDER_RETRY_SECONDS })
    case 'suppressed':
      return wrongNumber('This number has asked not to be called.')
    case 'not-a-mobile':
      return wrongNumber(demoCallForm.invalidPhone)
  }
}
