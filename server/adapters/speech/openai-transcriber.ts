import type { Recording, Transcriber } from '#server/chat/ports.ts'

export type OpenAiTranscriberOptions = {
  baseUrl: string
  apiKey: string
  model: string
  timeoutMs: number
  /** Hears why a recording came back without words. */
  onFailure: (reason: string) => void
}

const LONGEST_ANSWER_BYTES = 64 * 1024

/** Any service that speaks OpenAI's `POST /audio/transcriptions`. */
export function createOpenAiTranscriber(options: OpenAiTranscriberOptions): Transcriber {
  const { baseUrl, apiKey, model, timeoutMs, onFailure } = options
  const endpoint = `${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`
  return {
    async transcribe(recording, visitorLeft) {
      const signal = AbortSignal.any([visitorLeft, AbortSignal.timeout(timeoutMs)])
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
          body: formOf(recording, model),
          signal,
        })
        if (!response.ok) {
          await response.body?.cancel()
          onFailure(`status ${response.status}`)
          return null
        }
        const answer = (await readJson(response)) as Answer
        const text = typeof answer?.text === 'string' ? answer.text.trim() || null : null
        return { text, seconds: secondsIn(answer) }
      } catch (error) {
        if (!visitorLeft.aborted) onFailure((error as Error).name)
        // It may have listened to all of it.
        return { text: null, seconds: null }
      }
    },
  }
}

type Answer = { text?: unknown; duration?: unknown; usage?: { seconds?: unknown } | null } | null

function secondsIn(answer: Answer): number | null {
  const told = answer?.usage?.seconds ?? answer?.duration
  return typeof told === 'number' && Number.isFinite(told) && told >= 0 ? told : null
}

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > LONGEST_ANSWER_BYTES) throw new RangeError('The answer is too long')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString())
}

function formOf({ type, bytes }: Recording, model: string): FormData {
  const form = new FormData()
  const extension = type.split('/')[1] ?? 'webm'
  form.set('file', new Blob([bytes.slice()], { type }), `voice-note.${extension}`)
  form.set('model', model)
  form.set('response_format', 'json')
  return form
}
