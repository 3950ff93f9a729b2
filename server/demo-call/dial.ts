import type { UnitOfWork } from '../unit-of-work.ts'
import type { DemoCall, DemoCallStores, Dialer, DialResult } from './ports.ts'

const MOST_ATTEMPTS = 5
const FIRST_RETRY_MS = 60_000

/** Dials a call that has been claimed, and writes down what the provider made of it. */
export async function dialAndRecord(
  storage: UnitOfWork<DemoCallStores>,
  dialer: Dialer,
  call: DemoCall,
  now: () => number,
): Promise<DialResult['status']> {
  const result = await dialSafely(dialer, call)
  const again = result.status === 'unavailable' && call.attempts < MOST_ATTEMPTS
  const retryAt = again ? now() + FIRST_RETRY_MS * 2 ** (call.attempts - 1) : null
  await storage.write(({ demoCalls }) => demoCalls.dialled(call.id, result, retryAt))
  return result.status
}

async function dialSafely(dialer: Dialer, call: DemoCall): Promise<DialResult> {
  try {
    return await dialer.dial(call)
  } catch (error) {
    // Nobody knows how far it got.
    return { status: 'unknown', reason: (error as Error).name }
  }
}
