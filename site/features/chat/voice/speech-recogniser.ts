/** The part of the Web Speech API that is used; TypeScript's library has no types of it. */
type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void
  onend: () => void
  start(): void
  stop(): void
  abort(): void
}

export type Listening = {
  /** What was understood, or null: nothing, no such thing in this browser, or no connection. */
  finish(): Promise<string | null>
  cancel(): void
}

const WAIT_FOR_LAST_WORDS_MS = 2000

function recognition(): (new () => Recogniser) | undefined {
  const scope = window as unknown as Record<string, (new () => Recogniser) | undefined>
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition
}

/** Whether the browser itself turns speech into text. */
export const browserHears = (): boolean => recognition() !== undefined

/** Lets the browser itself listen along, where it can. */
export function listenAlong(): Listening {
  const Recognition = recognition()
  if (!Recognition) return { finish: async () => null, cancel: () => {} }
  const recogniser = new Recognition()
  const ended = Promise.withResolvers<void>()
  let heard = ''
  recogniser.lang = navigator.language
  recogniser.continuous = true
  recogniser.interimResults = false
  recogniser.onresult = ({ results }) => {
    heard = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
  }
  recogniser.onend = () => ended.resolve()
  try {
    recogniser.start()
  } catch {
    ended.resolve()
  }
  return {
    async finish() {
      recogniser.stop()
      await Promise.race([
        ended.promise,
        new Promise((resolve) => setTimeout(resolve, WAIT_FOR_LAST_WORDS_MS)),
      ])
      return heard.trim() || null
    },
    cancel: () => recogniser.abort(),
  }
}
