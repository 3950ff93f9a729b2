/** Asked with the id in the query: proxies are told to keep that out of their logs. */
export const DEMO_CALL_PROGRESS_PATH = '/demo_call'

/**
 * How a call is getting on, as the page that asked for it tells it. `missed`: it did not get through.
 * `unheard`: it may have rung, and nobody has reported how it went.
 */
export const demoCallStates = [
  ...(['person', 'queued', 'dialling', 'ringing'] as const),
  ...(['talking', 'ended', 'missed', 'unheard'] as const),
] as const
export type DemoCallState = (typeof demoCallStates)[number]

export type DemoCallProgress = {
  state: DemoCallState
  at: string | null
  words: readonly { role: 'user' | 'model'; text: string }[] | null
}
