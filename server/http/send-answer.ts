import type { Answer } from '#contract/call.ts'
import type { CallContext } from './call.ts'
import type { LiveEvent } from './exchange.ts'
import { textStream } from './text-stream.ts'

/** Sends what a handler gave, as the call's record says it is sent. */
export function sendAnswer(c: CallContext, answer: Answer, value: unknown): Response {
  const cut = () => c.env.outgoing.destroy()
  switch (answer.kind) {
    case 'json':
      return c.json(value as never, answer.status)
    case 'text':
      return c.body(value as string, 200, { 'Content-Type': `${answer.type}; charset=utf-8` })
    case 'stream':
      c.header('Content-Type', `${answer.type}; charset=utf-8`)
      c.header(...unbuffered)
      return c.body(textStream(value as AsyncGenerator<string, void>, cut))
    case 'events':
      c.header('Content-Type', 'text/event-stream; charset=utf-8')
      c.header(...unbuffered)
      return c.body(textStream(eventLines(value as AsyncGenerator<Event, void>), cut))
    case 'bytes': {
      const { bytes, type } = value as { bytes: Uint8Array<ArrayBuffer>; type: string }
      // Somebody's file: whatever is in it, a browser that opens it runs none of it.
      c.header('Content-Security-Policy', "default-src 'none'; sandbox")
      return c.body(bytes, 200, { 'Content-Type': type })
    }
    case 'none':
      return c.body(null, 204)
  }
}

// Proxies that gather an answer before passing it on would spoil what is sent as it is written.
const unbuffered = ['X-Accel-Buffering', 'no'] as const

type Event = LiveEvent | 'still-here'

/** Events as EventSource reads them. A comment now and then keeps proxies from closing the line. */
async function* eventLines(events: AsyncGenerator<Event, void>): AsyncGenerator<string, void> {
  for await (const event of events) {
    yield event === 'still-here'
      ? ':\n\n'
      : `id: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`
  }
}
