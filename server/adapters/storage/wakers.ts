/** Those who want to know, and the call that tells them all. */
export function createWakers() {
  const wakers = new Set<() => void>()
  return {
    add(wake: () => void): () => void {
      wakers.add(wake)
      return () => void wakers.delete(wake)
    },
    wakeAll(): void {
      for (const wake of wakers) wake()
    },
  }
}
