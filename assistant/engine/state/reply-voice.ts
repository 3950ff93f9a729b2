import { languages } from '../../languages/all.ts'
import type { Voice } from '../answer/speech.ts'
import type { Frame } from '../understand/frame.ts'
import type { LanguageRequest } from './language-request.ts'
import type { State, VoiceTag } from './state.ts'

type Asked = { voice: VoiceTag; from: string }

/** The language that the visitor asked to be answered in: it stays until they write in another one. */
export function replyVoice(
  request: LanguageRequest | null,
  frames: readonly Frame[],
  written: Voice,
  state: State,
): Asked | null {
  const from = written.language.tag
  const [named] = frames.find(({ topic }) => topic === 'reply-in')?.slots.languages ?? []
  const wanted = request?.language ?? named
  const script = request?.script ?? null
  // Whoever asks for Hindi in Hindi typed with Latin letters is answered as they type.
  if (wanted === from && script === null) return null
  if (wanted && languages.some(({ tag }) => tag === wanted))
    return { voice: { tag: wanted, script: script ?? 'native' }, from }
  const { asked } = state
  if (!asked) return null
  const stays = from === asked.from || from === asked.voice.tag
  return stays ? asked : null
}
