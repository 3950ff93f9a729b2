import type { DemoCallReceipt, makeDemoCall } from '#contract/calls/demo-call.ts'
import { DEMO_CALL_PATH, demoCallQuery } from '#contract/demo-call.ts'
import { FORM_CHECK_HEADER } from '#contract/enquiry.ts'
import { askUrl, readAs } from '#site/calls/api-url.ts'
import { callService } from '#site/calls/call-service.ts'

export type DemoCallOutcome = DemoCallReceipt | { status: 'refused' | 'failed' }

const GIVE_UP_AFTER_MS = 30_000

export async function requestDemoCall(
  phoneNumber: string,
  ip: string,
  check: string,
): Promise<DemoCallOutcome> {
  try {
    const url = askUrl<typeof makeDemoCall>(DEMO_CALL_PATH, demoCallQuery(phoneNumber, ip))
    const response = await callService(url, {
      headers: { Accept: 'application/json', [FORM_CHECK_HEADER]: check },
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    const answer = await readAs<typeof makeDemoCall>(response).catch(() => null)
    console.debug('Demo call', answer)
    if (!response.ok) return { status: 'refused' }
    return { status: answer?.status ?? 'calling', id: answer?.id ?? '' }
  } catch {
    return { status: 'failed' }
  }
}
