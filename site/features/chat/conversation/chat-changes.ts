import { safeParse } from 'zod/mini'
import { type ChatChange, chatChange } from '#contract/chat-answers.ts'

/** The events of a stream, as EventSource would read them. What is no change of ours is passed over. */
export async function* changesIn(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<ChatChange, void> {
  const reader = stream.pipeThrough(new TextDecoderStream() as never).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    text += value as unknown as string
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const change = changeIn(/^data: (.*)$/m.exec(event)?.[1] ?? '')
      if (change) yield change
    }
  }
}

/** A message that cannot be read is one lost: the next may be whole, and comes on the same line. */
function changeIn(data: string): ChatChange | null {
  try {
    return safeParse(chatChange, JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
