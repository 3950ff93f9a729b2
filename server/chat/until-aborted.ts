/** The work, or an error as soon as the signal aborts. */
export async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  aborted.promise.catch(() => {})
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** So many words at most; ends by an error as soon as the signal aborts, whatever is being done. */
export async function* wordsUntil(
  given: AsyncIterable<string>,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const words = given[Symbol.asyncIterator]()
  let length = 0
  try {
    while (length < most) {
      const next = await orAbort(words.next(), signal)
      if (next.done) return
      length += next.value.length
      if (next.value !== '') yield next.value
    }
  } finally {
    words.return?.()?.catch(() => {})
  }
}
