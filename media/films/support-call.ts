import { seededRandom } from '#content/format/seeded-random.ts'

export type Turn = {
  speaker: 'caller' | 'agent'
  /** Seconds into the call. */
  from: number
  until: number
  hindi: string
}

export const CALL_SECONDS = 14

/** The phone rings twice and is picked up before the first word. */
export const RINGS_AT = [0.1, 0.6] as const
export const PICKED_UP_AT = 1.1

/** The call that the support film shows and its captions carry. */
export const supportCall = [
  {
    speaker: 'caller',
    from: 1.4,
    until: 3.5,
    hindi: 'हेलो, मेरा ऑर्डर अभी तक नहीं आया।',
  },
  {
    speaker: 'agent',
    from: 3.75,
    until: 6.6,
    hindi: 'माफ़ कीजिए। आज शाम छह बजे आएगा।',
  },
  {
    speaker: 'caller',
    from: 6.85,
    until: 8.6,
    hindi: 'क्या सात बजे के बाद आ सकता है?',
  },
  {
    speaker: 'agent',
    from: 8.85,
    until: 11.3,
    hindi: 'जी हाँ, साढ़े सात बजे रख दिया है।',
  },
  { speaker: 'caller', from: 11.55, until: 12.6, hindi: 'धन्यवाद!' },
] as const satisfies readonly Turn[]

export function turnAt(t: number): Turn | undefined {
  return supportCall.find((turn) => t >= turn.from && t <= turn.until)
}

/** One bar of the level meter: what the film draws and the sound follows. */
export type Level = { at: number; loudness: number; speaker: Turn['speaker'] | null }

const BARS = 47

export const levels: readonly Level[] = (() => {
  const random = seededRandom(29)
  return Array.from({ length: BARS }, (_, index) => {
    const at = (index / BARS) * CALL_SECONDS
    const loudness = (index % 3 === 1 ? 0.55 : 0.2) + 0.45 * random()
    return { at, loudness, speaker: turnAt(at)?.speaker ?? null }
  })
})()
