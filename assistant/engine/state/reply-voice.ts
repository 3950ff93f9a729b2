import { languages } from '../../languages/all.ts'
import type { Voice } from '../answer/speech.ts'
import type { Frame } from '../understand/frame.ts'
import type { State, VoiceTag } from './state.ts'

type Asked = { voice: VoiceTag; from: string }

/** The language that the visitor asked to be answered in: it stays until they write in another one. */
export function replyVoice(frames: readonly Frame[], written: Voice, state: State): Asked | null {
  const request = frames.find(({ topic }) => topic === 'reply-in')
  const [wanted] = request?.slots.languages ?? []
  // Whoever asks for Hindi in Hindi typed with Latin letters is answered as they type.
  if (wanted === written.language.tag) return null
  if (wanted && languages.some(({ tag }) => tag === wanted))
    return { voice: { tag: wanted, script: 'native' }, from: written.language.tag }
  const { asked } = state
  if (!asked) return null
  const stays = written.language.tag === asked.from || written.language.tag === asked.voice.tag
  return stays ? asked : null
}
