/** `flagged`: a bot asked, by the look of it; kept, and never dialled. */
export const demoCallStatuses = [
  ...(['queued', 'dialling', 'calling', 'ended'] as const),
  ...(['failed', 'unknown', 'suppressed', 'flagged'] as const),
] as const
export type DemoCallStatus = (typeof demoCallStatuses)[number]

/** Why a call was not placed, where no provider has told it. The desk has words for each. */
export const callTroubles = {
  cancelled: 'cancelled',
  cutOff: 'cut-off',
  tooOld: 'too-old',
  noAnswer: 'no-answer',
} as const
