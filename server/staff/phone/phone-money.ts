import type { DemoCall } from '../../demo-call/ports.ts'

/** Calls that were placed, or may have been: what failed before that has its money back. */
export const placedStatuses: DemoCall['status'][] = ['dialling', 'calling', 'ended', 'unknown']
