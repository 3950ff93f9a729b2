/** What the stage says besides the calls themselves. */
export type StageWords = {
  label: readonly [string, string]
  languages: string
  example: string
  speakers: { caller: string; customer: string; agent: string }
  pause: string
  play: string
  again: string
  hear: string
  mute: string
  deviceVoice: string
  recording: string
  captionsOnly: string
}
