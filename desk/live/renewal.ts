import type { QueryClient } from '@tanstack/react-query'

/** Events that come in the meantime are answered together. */
const GATHER_MS = 250

/**
 * Asks again for what changed, by topic: at once for the first event, then for all that came while that was asked.
 * Nothing under way is cut short, or a run of events would keep every list from ever arriving.
 */
export function createRenewal(client: QueryClient): (topic: string) => void {
  const asking = new Map<string, { again: boolean }>()

  async function renew(topic: string): Promise<void> {
    // The keys of queries begin with the topic of what they show.
    const concerned = topic === 'everything' ? {} : { queryKey: [topic] }
    const turn = { again: true }
    asking.set(topic, turn)
    while (turn.again) {
      // What is under way already may have been read before the change.
      turn.again = client.isFetching(concerned) > 0
      await client.invalidateQueries(concerned, { cancelRefetch: false })
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    }
    asking.delete(topic)
  }

  return (topic) => {
    const turn = asking.get(topic)
    if (turn) turn.again = true
    else void renew(topic)
  }
}
