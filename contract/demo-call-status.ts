/** `flagged`: a bot asked, by the look of it; kept, and never dialled. */
export const demoCallStatuses = [
  ...(['queued', 'dialling', 'calling', 'ended'] as const),
  ...(['failed', 'unknown', 'suppressed', 'flagged'] as const),
] as const
export type DemoCallStatus = (typeof demoCallStatuses)[number]
