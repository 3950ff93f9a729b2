/** Asks until the answer is neither null nor undefined nor false, or a few seconds are over. */
export async function eventually<T>(
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs = 60_000,
): Promise<T> {
  const until = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (Date.now() > until) throw new Error(`it did not happen within ${withinMs} ms: ${ask}`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}
