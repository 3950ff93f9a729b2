import { languageOf } from '../../languages/all.ts'
import type { Voice } from '../answer/speech.ts'
import type { State } from './state.ts'

export const voiceOf = ({ tag, script }: { tag: string; script: Voice['script'] }): Voice => ({
  language: languageOf(tag),
  script,
})
/**
 * Who asked to be answered in another language mostly goes on typing their own: a short message in its letters
 * is read as that.
 */
export function voiceBefore(text: string, { voice, asked }: State): Voice | null {
  const isLatin = /\p{Script=Latin}/u.test(text)
  const isOwn = asked !== null && asked.from !== 'en' && asked.voice.script === 'native' && isLatin
  // Who writes English and asked for Hindi goes on in English.
  if (
    asked?.from === 'en' &&
    voice?.tag === asked.voice.tag &&
    voice.script === 'native' &&
    isLatin
  )
    return { language: languageOf('en'), script: 'latin' }
  if (asked && isOwn) return { language: languageOf(asked.from), script: 'latin' }
  return voice ? voiceOf(voice) : null
}

export const tagOf = ({ language, script }: Voice) => ({ tag: language.tag, script })
