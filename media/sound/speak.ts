import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CALL_SECONDS, supportCall, type Turn } from '../films/support-call.ts'
import { requireTool, run } from '../tool.ts'

const voices = { caller: 'rms', agent: 'slt' } as const

// The caller is on a telephone line, the agent is close: the two never sound like one person.
const lines = {
  caller: 'highpass=f=260,lowpass=f=3600,volume=1.5',
  agent: 'highpass=f=90,lowpass=f=7600',
} as const

// flite writes 16 kHz, 16 bit, one channel, with a breath of silence at both ends.
const SAMPLE_BYTES_PER_SECOND = 32_000
const SILENCE_AROUND_SPEECH = 0.5

const LOUDNESS = 'I=-16:TP=-1.5:LRA=7'

/** Speaks the sample call with two voices, each line at its own moment, and levels it. */
export async function speakSupportCall(folder: string): Promise<string> {
  requireTool('flite')
  const spoken = await Promise.all(supportCall.map((turn, index) => speakTurn(folder, turn, index)))
  const mixed = join(folder, 'call-mixed.wav')
  await run('ffmpeg', [
    ...['-y', '-hide_banner', '-loglevel', 'error'],
    ...spoken.flatMap((file) => ['-i', file]),
    ...['-filter_complex', mixdown(), '-map', '[call]', '-ar', '48000', '-ac', '1', mixed],
  ])
  return level(folder, mixed)
}

async function speakTurn(folder: string, turn: Turn, index: number): Promise<string> {
  const file = join(folder, `turn-${index}.wav`)
  const pace = ['--setf', 'duration_stretch=1.06']
  await run('flite', ['-voice', voices[turn.speaker], ...pace, '-t', turn.english, '-o', file])
  const lasts = (await stat(file)).size / SAMPLE_BYTES_PER_SECOND
  if (lasts > turn.until - turn.from + SILENCE_AROUND_SPEECH) {
    throw new Error(
      `"${turn.english}" takes ${lasts.toFixed(1)} s, longer than its place in the call`,
    )
  }
  return file
}

function mixdown(): string {
  const placed = supportCall.map((turn, index) => {
    const wait = Math.round(turn.from * 1000)
    return `[${index}]silenceremove=start_periods=1:start_threshold=-50dB,${lines[turn.speaker]},aresample=48000,adelay=${wait}:all=1[turn${index}]`
  })
  const inputs = supportCall.map((_, index) => `[turn${index}]`).join('')
  const mix = `${inputs}amix=inputs=${supportCall.length}:normalize=0,apad,atrim=0:${CALL_SECONDS}[call]`
  return [...placed, mix].join(';')
}

/** Two passes of loudness normalisation: measured first, then applied as measured. */
async function level(folder: string, mixed: string): Promise<string> {
  const quiet = ['-y', '-hide_banner', '-i', mixed, '-af']
  const told = await run('ffmpeg', [
    ...quiet,
    `acompressor=threshold=-22dB:ratio=3:attack=5:release=120,loudnorm=${LOUDNESS}:print_format=json`,
    ...['-f', 'null', '-'],
  ])
  const measured = JSON.parse(
    told.slice(told.lastIndexOf('{'), told.lastIndexOf('}') + 1),
  ) as Record<'input_i' | 'input_tp' | 'input_lra' | 'input_thresh' | 'target_offset', string>
  const known = [
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
  ].join(':')
  const levelled = join(folder, 'call.wav')
  await run('ffmpeg', [
    ...quiet,
    `acompressor=threshold=-22dB:ratio=3:attack=5:release=120,loudnorm=${LOUDNESS}:${known},aresample=48000`,
    ...['-ac', '1', levelled],
  ])
  return levelled
}
