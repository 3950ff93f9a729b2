import type { Recording, Transcriber } from '#server/chat/ports.ts'

export type OpenAiTranscriberOptions = {
  baseUrl: string
  apiKey: string
  model: string
  timeoutMs: number
  /** Hears why a recording came back without words. */
  onFailure: (reason: string) => void
}

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
        const answer: unknown = await response.json()
        const text = (answer as { text?: unknown } | null)?.text
        return typeof text === 'string' ? text.trim() || null : null
      } catch (error) {
        if (!visitorLeft.aborted) onFailure((error as Error).name)
        return null
      }
    },
  }
}

function formOf({ type, bytes }: Recording, model: string): FormData {
  const form = new FormData()
  const extension = type.split('/')[1] ?? 'webm'
  form.set('file', new Blob([bytes.slice()], { type }), `voice-note.${extension}`)
  form.set('model', model)
  form.set('response_format', 'json')
  return form
}
