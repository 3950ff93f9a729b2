import { type Listening, listenAlong } from './speech-recogniser.ts'

export type RecordingFault = 'unsupported' | 'refused' | 'no-microphone' | 'failed'

export type Recording = {
  /** How loud it is now, 0 to 1. */
  level(): number
  /** The voice note and what the browser understood of it. */
  finish(): Promise<{ note: Blob; words: string | null }>
  discard(): void
}

// In the order of preference; Safari records MP4, the others WebM or Ogg.
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']

export async function startRecording(): Promise<Recording | RecordingFault> {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return 'unsupported'
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    return record(stream, listenAlong())
  } catch (error) {
    return faultOf(error as DOMException)
  }
}

function faultOf({ name }: DOMException): RecordingFault {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' ? 'no-microphone' : 'failed'
}

function record(stream: MediaStream, listening: Listening): Recording {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: 48_000,
    ...(mimeType ? { mimeType } : {}),
  })
  const parts: Blob[] = []
  const stopped = Promise.withResolvers<void>()
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.onstop = () => stopped.resolve()
  recorder.start()

  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = 512
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)

  const close = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
    void audio.close().catch(() => {})
  }

  return {
    level() {
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
      return Math.min(1, loudest / 96)
    },
    async finish() {
      close()
      await stopped.promise
      const words = await listening.finish()
      return { note: new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' }), words }
    },
    discard() {
      close()
      listening.cancel()
    },
  }
}
