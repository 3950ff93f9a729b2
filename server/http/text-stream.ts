/**
 * Asks for the next words only as the caller's connection takes the last ones. Text that breaks
 * off must not look like a whole one: the connection is cut.
 */
export function textStream(
  chunks: AsyncGenerator<string, void>,
  cut: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(next.value))
      } catch {
        cut()
        controller.close()
      }
    },
    async cancel() {
      await chunks.return()
    },
  })
}
