const withCall = (path: string) => (callId: string) => `${path}?call=${encodeURIComponent(callId)}`

/** Where Twilio asks what to say, sends what it heard, and reports that it rings and how it ended. */
export const voicePaths = {
  answer: withCall('/voice/twilio/answer'),
  turn: withCall('/voice/twilio/turn'),
  status: withCall('/voice/twilio/status'),
}
