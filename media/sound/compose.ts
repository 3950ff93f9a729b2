import { CALL_SECONDS, levels, PICKED_UP_AT, RINGS_AT, supportCall } from '../films/support-call.ts'
import { SAMPLES_PER_SECOND } from './wav.ts'

type Note = {
  at: number
  hertz: number
  gain: number
  /** Seconds until it has faded to a third. */
  fades: number
  /** Beats a second, as of a bell. */
  trembles?: number
}

/** Two voices that never meet: the caller low, the agent above, both from one scale. */
const scales = {
  caller: [196, 220, 246.94, 293.66],
  agent: [329.63, 369.99, 440, 493.88, 587.33],
} as const

const ATTACK_SECONDS = 0.03
const ECHO = { seconds: 0.17, gain: 0.22 } as const
const PEAK = 0.5

/**
 * The sound of the support film: a ring, a pick-up, and a soft tone for every bar of the level meter,
 * as loud as the bar is high. Nobody speaks.
 */
export function composeSupportCall(): Float32Array {
  const samples = new Float32Array(CALL_SECONDS * SAMPLES_PER_SECOND)
  for (const note of [...rings(), ...pickUp(), ...voices(), ...farewell()]) play(samples, note)
  echo(samples)
  fadeOut(samples)
  return level(samples)
}

function rings(): Note[] {
  return RINGS_AT.flatMap((at) =>
    [880, 1108.73].map((hertz) => ({ at, hertz, gain: 0.3, fades: 0.16, trembles: 18 })),
  )
}

function pickUp(): Note[] {
  return [
    { at: PICKED_UP_AT, hertz: 392, gain: 0.3, fades: 0.05 },
    { at: PICKED_UP_AT + 0.09, hertz: 587.33, gain: 0.25, fades: 0.09 },
  ]
}

function voices(): Note[] {
  return levels.flatMap(({ at, loudness, speaker }, index) => {
    if (!speaker) return []
    const scale = scales[speaker]
    const hertz = scale[(index * 3 + Math.round(loudness * 7)) % scale.length] ?? scale[0]
    return [{ at, hertz, gain: loudness * 0.5, fades: 0.16 }]
  })
}

function farewell(): Note[] {
  const end = supportCall.at(-1)?.until ?? CALL_SECONDS
  return [
    { at: end + 0.1, hertz: 440, gain: 0.25, fades: 0.12 },
    { at: end + 0.24, hertz: 659.25, gain: 0.25, fades: 0.2 },
  ]
}

function play(samples: Float32Array, { at, hertz, gain, fades, trembles = 0 }: Note): void {
  const start = Math.round(at * SAMPLES_PER_SECOND)
  const length = Math.min(samples.length - start, Math.round(fades * 6 * SAMPLES_PER_SECOND))
  for (let index = 0; index < length; index++) {
    const t = index / SAMPLES_PER_SECOND
    const wave = Math.sin(2 * Math.PI * hertz * t) + 0.18 * Math.sin(4 * Math.PI * hertz * t)
    const bell = 1 - (trembles > 0 ? 0.35 * (1 + Math.cos(2 * Math.PI * trembles * t)) : 0)
    const shape = Math.min(1, t / ATTACK_SECONDS) * Math.exp(-t / fades)
    samples[start + index] = (samples[start + index] ?? 0) + wave * bell * shape * gain
  }
}

/** A little of the room, so that the tones do not stand in nothing. */
function echo(samples: Float32Array): void {
  const delay = Math.round(ECHO.seconds * SAMPLES_PER_SECOND)
  for (let index = delay; index < samples.length; index++)
    samples[index] = (samples[index] ?? 0) + ECHO.gain * (samples[index - delay] ?? 0)
}

/** The film begins again: its end is as quiet as its beginning. */
function fadeOut(samples: Float32Array): void {
  const length = SAMPLES_PER_SECOND / 2
  for (let index = 0; index < length; index++) {
    const place = samples.length - 1 - index
    samples[place] = (samples[place] ?? 0) * (index / length)
  }
}

function level(samples: Float32Array): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample / loudest) * PEAK)
}
