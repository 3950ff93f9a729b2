import { useSyncExternalStore } from 'react'
import type { LanguageCode } from '#content/facts/languages.ts'

/** Who speaks with which voice. With one voice on the device, the caller's is lower. */
export type Cast = Record<'agent' | 'caller', { voice: SpeechSynthesisVoice; pitch: number }>

// Speech as machines had it: words alone are better.
const robots = /espeak|festival|flite/i

// The agent of the calls speaks of herself as a woman. Names of voices, as systems have them.
const women =
  /female|aarohi|ananya|chitra|dhara|dhwani|geeta|kalpana|kiyara|lekha|pallavi|piya|sapna|shruti|sobhana|soumya|swara|tanishaa|vani/i
const men = /\bmale|bashkar|gagan|hemant|madhur|manohar|midhun|mohan|neel|niranjan|valluvar/i

const none: readonly SpeechSynthesisVoice[] = []
let known = none

/** Browsers tell their voices late, and the same voices in a new list each time. */
function deviceVoices(): readonly SpeechSynthesisVoice[] {
  const now = window.speechSynthesis?.getVoices() ?? []
  const names = (voices: readonly SpeechSynthesisVoice[]) =>
    voices.map(({ voiceURI }) => voiceURI).join()
  if (names(now) !== names(known)) known = now
  return known
}

function subscribe(changed: () => void) {
  window.speechSynthesis?.addEventListener?.('voiceschanged', changed)
  return () => window.speechSynthesis?.removeEventListener?.('voiceschanged', changed)
}

export const useDeviceVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(subscribe, deviceVoices, () => none)

type Described = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'voiceURI' | 'localService'>

/**
 * The voices of the device itself: others would send the words to somebody's server. India's own
 * come first, and among them women's; Punjabi in the Arabic script is another written language.
 */
export function voicesFor<Voice extends Described>(
  voices: readonly Voice[],
  language: LanguageCode,
): Voice[] {
  const spoken = voices.filter(({ lang, name, voiceURI, localService }) => {
    const [base, ...parts] = tagParts(lang)
    const elsewhere = parts.includes('arab') || (language === 'pa' && parts.includes('pk'))
    return base === language && !elsewhere && localService && !robots.test(`${name} ${voiceURI}`)
  })
  const fromIndia = ({ lang }: Voice) => Number(tagParts(lang).includes('in'))
  const asHer = ({ name }: Voice) => (women.test(name) ? 1 : men.test(name) ? -1 : 0)
  return spoken.toSorted(
    (one, other) => fromIndia(other) - fromIndia(one) || asHer(other) - asHer(one),
  )
}

/** Android writes `hi_IN`. */
const tagParts = (lang: string): string[] => lang.toLowerCase().split(/[-_]/)

export function castFor(
  voices: readonly SpeechSynthesisVoice[],
  language: LanguageCode,
): Cast | null {
  const [agent, ...others] = voicesFor(voices, language)
  if (!agent) return null
  // The least like hers.
  const other = others.at(-1)
  return {
    agent: { voice: agent, pitch: 1 },
    caller: other ? { voice: other, pitch: 1 } : { voice: agent, pitch: 0.8 },
  }
}
