import type { ShownCall, Speaker } from '#content/example-calls/example-call.ts'
import type { StageWords } from './stage-words.ts'

/** Who is called did not call. */
export function speakerName(
  { direction }: ShownCall,
  speaker: Speaker,
  { speakers }: StageWords,
): string {
  if (speaker === 'agent') return speakers.agent
  return direction === 'inbound' ? speakers.caller : speakers.customer
}
